def customer_totals(orders, prices):
    totals = {}
    total = 0
    for order in orders:
        customer = order["customer"]
        total += prices[order["item"]] * order["count"]
        totals[customer] = total
    return totals


orders = [{"customer": "Mira", "item": "hinge", "count": 3}]
print(customer_totals(orders, {"hinge": 4}))
