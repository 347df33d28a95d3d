def to_count(text):
    try:
        return int(text)
    except ValueError:
        return 0


print(to_count("4"))
