def first_and_last(tools):
    # Where does counting start? And which index is always the last?
    first = tools[1]
    last = tools[4]
    return f"{first} to {last}"


print(first_and_last(["axe", "hammer", "saw", "tongs"]))
