def make_label(name):
    # " axe " should become "[AXE]".
    return name
