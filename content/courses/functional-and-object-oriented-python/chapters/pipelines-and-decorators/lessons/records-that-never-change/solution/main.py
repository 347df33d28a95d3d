from typing import NamedTuple


class Plan(NamedTuple):
    width: int
    height: int
    color: str = "black"


def area(plan):
    return plan.width * plan.height


def wider(plan, extra):
    return plan._replace(width=plan.width + extra)


def stock_key(plan, extras):
    return (plan, frozenset(extras))


def count_orders(orders):
    counts = {}
    for plan, extras in orders:
        key = stock_key(plan, extras)
        counts[key] = counts.get(key, 0) + 1
    return counts
