def full_price(order):
    return order["price"] * order["count"]


def percent_off(percent):
    return full_price


def every_nth_free(n):
    return full_price


def only_for(customer, special):
    return special


def best_offer(order, rules):
    return "full price", full_price(order)


def receipts(orders, rules):
    return []


RULES = {
    "full price": full_price,
    "every 4th free": every_nth_free(4),
    "friend": only_for("Tomas", percent_off(30)),
}
ORDERS = [
    {"customer": "Ada", "price": 10, "count": 3},
    {"customer": "Tomas", "price": 6, "count": 1},
    {"customer": "Hob", "price": 10, "count": 8},
]
for line in receipts(ORDERS, RULES):
    print(line)
