class CountedList:
    """A list that counts how often somebody looks into it."""

    def __init__(self, items):
        self.items = list(items)
        self.looks = 0

    def __len__(self):
        return len(self.items)

    def __getitem__(self, index):
        found = self.items[index]
        self.looks += len(found) if isinstance(index, slice) else 1
        if self.looks > 100 * len(self.items) + 100:
            raise RuntimeError(f"{self.looks} looks into a list of {len(self)}. That's too many. Does your loop end?")
        return found
