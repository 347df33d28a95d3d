class CountedSet:
    """A set that counts how often somebody asks what's in it."""

    def __init__(self, items):
        self.items = set(items)
        self.asked = 0

    def __contains__(self, item):
        self.asked += 1
        if self.asked > 20000:
            raise RuntimeError("asked about more than 20,000 squares")
        return item in self.items
