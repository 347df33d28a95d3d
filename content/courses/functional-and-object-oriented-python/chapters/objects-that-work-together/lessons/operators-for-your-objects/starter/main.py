from dataclasses import dataclass


@dataclass(frozen=True, order=True)
class Coins:
    amount: int


def bill(prices):
    return sum(prices)


print(Coins(12))
