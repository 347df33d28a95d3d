def order_value(orders):
    total = 0
    for order in orders:
        total += order["price"] * order["count"]
    return total


def count_item(shelves, wanted):
    count = 0
    for tools in shelves.values():
        if wanted in tools:
            count += 1
    return count
