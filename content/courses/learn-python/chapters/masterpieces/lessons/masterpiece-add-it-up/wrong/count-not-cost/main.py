def customer_totals(orders, prices):
    totals = {}
    for order in orders:
        customer = order["customer"]
        totals[customer] = totals.get(customer, 0) + order["count"]
    return totals


orders = [{"customer": "Mira", "item": "hinge", "count": 3}]
print(customer_totals(orders, {"hinge": 4}))
