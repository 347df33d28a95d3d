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
    return root


def find(root, key):
    return False, 0


stones = plant([50, 30, 70])
print(in_order(stones))
print(find(stones, 70))
