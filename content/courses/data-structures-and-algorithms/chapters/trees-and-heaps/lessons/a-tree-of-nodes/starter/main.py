class Node:
    def __init__(self, name, children=None):
        self.name = name
        self.children = children or []


def depth(node):
    return 1


def leaves(node):
    return [node.name]


VALLEY = Node(
    "valley",
    [
        Node("Lowmoor", [Node("forge"), Node("market")]),
        Node("Deepwell", [Node("mine", [Node("shaft 1"), Node("shaft 2")])]),
    ],
)
print(depth(VALLEY))
print(leaves(VALLEY))
