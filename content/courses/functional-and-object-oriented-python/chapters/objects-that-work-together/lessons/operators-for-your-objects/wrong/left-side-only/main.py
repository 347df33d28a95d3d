from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Coins:
    amount: int

    def __add__(self, other):
        if not isinstance(other, Coins):
            return NotImplemented
        return Coins(self.amount + other.amount)

    def __sub__(self, other):
        if not isinstance(other, Coins):
            return NotImplemented
        if other > self:
            raise ValueError(f"{self} is less than {other}")
        return Coins(self.amount - other.amount)

    def __mul__(self, count):
        if not isinstance(count, int):
            return NotImplemented
        return Coins(self.amount * count)

    def __bool__(self):
        return self.amount != 0

    def __str__(self):
        if self.amount == 1:
            return "1 coin"
        return f"{self.amount} coins"


def bill(prices):
    return sum(prices, Coins(0))


print(bill([Coins(12), 3 * Coins(4)]))
