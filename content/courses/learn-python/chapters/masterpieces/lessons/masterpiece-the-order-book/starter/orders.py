def parse_order(line):
    parts = [part.strip() for part in line.split(";")]
    if len(parts) != 3:
        raise ValueError(f"an order has three parts: {line}")

    customer, item, count_text = parts
    count = int(count_text)
    if count < 1:
        raise ValueError(f"the count must be at least 1: {line}")

    return {"customer": customer, "item": item, "count": count}


def customer_totals(orders, prices):
    totals = {}
    for order in orders:
        customer = order["customer"]
        cost = prices[order["item"]] * order["count"]
        totals[customer] = totals.get(customer, 0) + cost
    return totals
