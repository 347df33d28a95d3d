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
        node = self.root
        for letter in prefix:
            if letter not in node.children:
                return []
            node = node.children[letter]
        return names_below(node, prefix)


def names_below(node, so_far):
    names = [so_far] if node.is_name else []
    for letter in sorted(node.children):
        names += names_below(node.children[letter], so_far + letter)
    return names
