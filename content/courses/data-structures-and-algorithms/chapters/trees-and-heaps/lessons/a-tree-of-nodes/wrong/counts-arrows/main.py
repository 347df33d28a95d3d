class Node:
    def __init__(self, name, children=None):
        self.name = name
        self.children = children or []


def depth(node):
    if not node.children:
        return 0
    return 1 + max(depth(child) for child in node.children)


def leaves(node):
    if not node.children:
        return [node.name]
    names = []
    for child in node.children:
        names += leaves(child)
    return names
