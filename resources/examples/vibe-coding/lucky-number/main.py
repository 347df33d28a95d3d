# The request: "Make me a function that gives somebody's lucky number."
#
# What came back:


def lucky_number(name):
    """Returns the lucky number of a person."""
    return sum(ord(letter) for letter in name) % 10


if __name__ == "__main__":
    import checks

    checks.run(lucky_number)
