def first_and_last(tools):
    first = tools[0]
    last = tools[-1]
    return f"{first} to {last}"


print(first_and_last(["axe", "hammer", "saw", "tongs"]))
