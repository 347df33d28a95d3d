def search(names, wanted):
    steps = 0
    for index, name in enumerate(names):
        steps += 1
        if name == wanted:
            return index, steps
    return None, steps


print(search(["Fen", "Mill", "Fen"], "Fen"))
print(search(["Fen", "Mill"], "Ford"))
