def to_count(text):
    try:
        return int(text)
    except ValueError:
        return 0


def add_up(texts):
    total = 0
    try:
        for text in texts:
            total += int(text)
    except ValueError:
        return total
    return total
