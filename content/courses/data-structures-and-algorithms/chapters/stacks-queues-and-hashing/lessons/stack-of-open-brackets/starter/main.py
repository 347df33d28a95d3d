PARTNER = {")": "(", "]": "[", "}": "{"}


def check(text):
    stack = []
    for index, character in enumerate(text):
        if character in "([{":
            stack.append(character)
        elif character in PARTNER:
            stack.pop()
    return None


print(check("([]) Fen"))
print(check("(Mill]"))
print(check("(Mill"))
