def search(names, wanted):
    found = None
    steps = 0
    for index, name in enumerate(names):
        if name == wanted:
            found = index
    return found, steps


print(search(["Fen", "Mill", "Fen"], "Fen"))
print(search(["Fen", "Mill"], "Ford"))
