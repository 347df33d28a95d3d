class Node:
    def __init__(self, key, left=None, right=None):
        self.key = key
        self.left = left
        self.right = right


def insert(root, key):
    if root is None:
        return Node(key)
    if key < root.key:
        root.left = insert(root.left, key)
    elif key > root.key:
        root.right = insert(root.right, key)
    return root


def plant(keys):
    root = None
    for key in keys:
        root = insert(root, key)
    return root


def in_order(root):
    if root is None:
        return []
    return in_order(root.left) + [root.key] + in_order(root.right)


def depth(root):
    if root is None:
        return 0
    return 1 + max(depth(root.left), depth(root.right))
