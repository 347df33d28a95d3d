def to_count(text):
    # int raises a ValueError if the text is not a whole number.
    return int(text)


print(to_count("4"))
