def by_price(orders):
    orders.sort(key=lambda order: order["price"])
    return orders


def dearest(orders):
    return max(orders, key=lambda order: order["price"])


def work_list(orders):
    orders.sort(key=lambda order: (order["day"], -order["count"]))
    return orders
