from names import Name


def on_both_maps(ours, theirs):
    known = set(theirs)
    seen = set()
    shared = []
    for place in ours:
        if place in known and place not in seen:
            seen.add(place)
            shared.append(place)
    return shared


print(on_both_maps(["Mill", "Fen", "Ford", "Fen"], ["Fen", "Moor", "Mill"]))

many = [Name(f"place {number}") for number in range(100)]
copy = [Name(f"place {number}") for number in range(100)]
on_both_maps(many, copy)
print(f"{Name.comparisons} comparisons for 2 x 100 places")
