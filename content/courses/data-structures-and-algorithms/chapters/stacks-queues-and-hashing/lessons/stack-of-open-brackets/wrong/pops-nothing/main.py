PARTNER = {")": "(", "]": "[", "}": "{"}


def check(text):
    stack = []
    for index, character in enumerate(text):
        if character in "([{":
            stack.append(character)
        elif character in PARTNER:
            if stack.pop() != PARTNER[character]:
                return index
    if stack:
        return len(text)
    return None
