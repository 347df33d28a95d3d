class Node:
    def __init__(self, name, children=None):
        self.name = name
        self.children = children or []


def depth(node):
    deepest = 0
    for child in node.children:
        deepest = max(deepest, depth(child))
    return deepest + 1


def leaves(node):
    names = [node.name]
    for child in node.children:
        names += leaves(child)
    return names
