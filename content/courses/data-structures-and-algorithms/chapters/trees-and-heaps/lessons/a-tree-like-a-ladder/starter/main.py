from tree import Node, depth, in_order


def balanced(keys):
    if not keys:
        return None
    middle = len(keys) // 2
    left = balanced(keys[:middle - 1])
    right = balanced(keys[middle + 1:])
    return Node(keys[middle], left, right)


stones = list(range(1, 16))
print(in_order(balanced(stones)))
print(depth(balanced(stones)))
