def customer_totals(orders, prices):
    totals = {}
    for order in orders:
        customer = order["customer"]
        cost = prices[order["item"]] * order["count"]
        totals[customer] = totals.get(customer, 0) + cost
    return totals


prices = {"hinge": 4, "lamp": 15}
orders = [
    {"customer": "Mira", "item": "hinge", "count": 3},
    {"customer": "Tomas", "item": "lamp", "count": 1},
    {"customer": "Mira", "item": "lamp", "count": 1},
]
print(customer_totals(orders, prices))
