from dataclasses import dataclass, field, replace


@dataclass
class Order:
    customer: str
    price: int


class Slot:
    day: int
    hour: int


def earliest(slots):
    return slots[0]


def next_day(slot):
    return slot
