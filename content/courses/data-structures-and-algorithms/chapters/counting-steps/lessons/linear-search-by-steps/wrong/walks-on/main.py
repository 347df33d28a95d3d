def search(names, wanted):
    found = None
    steps = 0
    for index, name in enumerate(names):
        steps += 1
        if name == wanted:
            found = index
    return found, steps
