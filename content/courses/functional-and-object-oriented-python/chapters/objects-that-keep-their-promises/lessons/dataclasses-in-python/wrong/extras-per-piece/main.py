from dataclasses import dataclass, field, replace


@dataclass
class Order:
    customer: str
    price: int
    count: int = 1
    extras: list = field(default_factory=list)

    def __post_init__(self):
        if self.count < 1:
            raise ValueError("an order is for at least one piece")

    def total(self):
        return (self.price + 5 * len(self.extras)) * self.count


@dataclass(frozen=True, order=True)
class Slot:
    day: int
    hour: int


def earliest(slots):
    return min(slots)


def next_day(slot):
    return replace(slot, day=slot.day + 1)
