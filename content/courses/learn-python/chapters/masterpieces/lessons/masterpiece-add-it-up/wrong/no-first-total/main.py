def customer_totals(orders, prices):
    totals = {}
    for order in orders:
        customer = order["customer"]
        cost = prices[order["item"]] * order["count"]
        totals[customer] += cost
    return totals


orders = [{"customer": "Mira", "item": "hinge", "count": 3}]
print(customer_totals(orders, {"hinge": 4}))
