from dataclasses import dataclass


@dataclass
class Item:
    name: str
    price: int  # in copper
    count: int


class Stock:
    """What lies on the shelves, and what the sales brought."""

    def __init__(self):
        self._items = {}
        self.earned = 0

    def __iter__(self):
        return iter(self._items.values())

    def add(self, item):
        self._items[item.name] = item

    def sell(self, name, count):
        item = self._items[name]
        if item.count < count:
            raise ValueError(f"only {item.count} {name} left, not {count}")
        item.count -= count
        self.earned += item.price * count
