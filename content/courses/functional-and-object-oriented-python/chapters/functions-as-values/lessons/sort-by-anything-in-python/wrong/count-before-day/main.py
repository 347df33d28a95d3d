def by_price(orders):
    return sorted(orders, key=lambda order: order["price"])


def dearest(orders):
    return max(orders, key=lambda order: order["price"])


def work_list(orders):
    return sorted(orders, key=lambda order: (-order["count"], order["day"]))
