def to_count(text):
    try:
        return int(text)
    except ValueError:
        return 0


def add_up(texts):
    total = 0
    for text in texts:
        total += to_count(text)
    return total


print(add_up(["4", "four", "10"]))
