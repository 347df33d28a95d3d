PARTNER = {")": "(", "]": "[", "}": "{"}


def check(text):
    stack = []
    for index, character in enumerate(text):
        if character in "([{":
            stack.append(character)
        elif character in PARTNER:
            if not stack or stack.pop() != PARTNER[character]:
                return index
    if stack:
        return len(text)
    return None


print(check("([]) Fen"))
print(check("(Mill]"))
print(check("(Mill"))
