def search(names, wanted):
    steps = 0
    for index, name in enumerate(names):
        if name == wanted:
            return index, steps
        steps += 1
    return None, steps
