class Key:
    def __init__(self, shape, teeth):
        self.shape = shape
        self.teeth = teeth

    def __repr__(self):
        return f"Key({self.shape!r}, {self.teeth})"

    def __eq__(self, other):
        return (self.shape, self.teeth) == (other.shape, other.teeth)

    def __hash__(self):
        return hash((self.shape, self.teeth))


def count_different(keys):
    return len(set(keys))


def is_on_ring(key, ring):
    return any(key == thing for thing in ring)
