class Node:
    def __init__(self, key, left=None, right=None):
        self.key = key
        self.left = left
        self.right = right


def plant(keys):
    root = None
    for key in keys:
        root = insert(root, key)
    return root


def in_order(root):
    if root is None:
        return []
    return in_order(root.left) + [root.key] + in_order(root.right)


def insert(root, key):
    if root is None:
        return Node(key)
    if key < root.key:
        root.left = insert(root.left, key)
    elif key > root.key:
        root.right = insert(root.right, key)


def find(root, key):
    looks = 0
    while root is not None:
        looks += 1
        if key == root.key:
            return True, looks
        if key < root.key:
            root = root.left
        else:
            root = root.right
    return False, looks
