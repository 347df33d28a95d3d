class TrieNode:
    def __init__(self):
        self.children = {}
        self.is_name = False


class Trie:
    def __init__(self, names=()):
        self.root = TrieNode()
        for name in names:
            self.add(name)

    def add(self, name):
        node = self.root
        for letter in name:
            if letter not in node.children:
                node.children[letter] = TrieNode()
            node = node.children[letter]
        node.is_name = True

    def starting_with(self, prefix):
        return []


def names_below(node, so_far):
    return []


places = Trie(["inn", "mill", "mine"])
print(names_below(places.root, ""))
print(places.starting_with("mi"))
