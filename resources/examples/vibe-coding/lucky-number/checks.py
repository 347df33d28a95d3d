# What the request forgot to say. Can you write it so that nobody could get it wrong?
EXAMPLES = [
    ("Mira", "mira", "capital letters shouldn't matter"),
    ("Tomas", " Tomas ", "neither should spaces around a name"),
]


def run(lucky_number):
    for one, other, why in EXAMPLES:
        same = lucky_number(one) == lucky_number(other)
        print(f"{'ok   ' if same else 'WRONG'} {one!r} and {other!r}: {why}")
    lucky = [lucky_number(name) for name in ("Ida", "Hob", "Sable", "Lint")]
    print(f"{'ok   ' if all(lucky) else 'WRONG'} {lucky}: nobody's lucky number is 0")
