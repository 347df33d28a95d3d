class Node:
    def __init__(self, name, children=None):
        self.name = name
        self.children = children or []


def depth(node):
    return 1


def leaves(node):
    return [node.name]
