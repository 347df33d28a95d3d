from typing import NamedTuple


class Plan(NamedTuple):
    width: int


def area(plan):
    return plan.width


def wider(plan, extra):
    return plan


def stock_key(plan, extras):
    return (plan, extras)


def count_orders(orders):
    return {}
