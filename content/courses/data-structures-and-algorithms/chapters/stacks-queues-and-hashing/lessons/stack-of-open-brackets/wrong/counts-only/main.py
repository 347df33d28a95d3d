def check(text):
    open_ones = 0
    for index, character in enumerate(text):
        if character in "([{":
            open_ones += 1
        elif character in ")]}":
            open_ones -= 1
            if open_ones < 0:
                return index
    if open_ones:
        return len(text)
    return None
