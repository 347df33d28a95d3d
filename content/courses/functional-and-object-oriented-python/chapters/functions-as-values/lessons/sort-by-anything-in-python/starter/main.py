def by_price(orders):
    return orders


def dearest(orders):
    return orders[0]


def work_list(orders):
    return sorted(orders, key=lambda order: order["day"])
