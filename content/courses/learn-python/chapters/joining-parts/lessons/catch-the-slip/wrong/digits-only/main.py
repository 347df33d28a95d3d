def to_count(text):
    if text.isdigit():
        return int(text)
    return 0


def add_up(texts):
    total = 0
    for text in texts:
        total += to_count(text)
    return total
