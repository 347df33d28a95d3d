def full_price(order):
    return order["price"] * order["count"]


def percent_off(percent):
    def rule(order):
        full = full_price(order)
        return full - full * percent // 100

    return rule


def every_nth_free(n):
    def rule(order):
        return order["price"] * (order["count"] - order["count"] // n)

    return rule


def only_for(customer, special):
    def rule(order):
        if order["customer"] == customer:
            return special(order)
        return full_price(order)

    return rule


def best_offer(order, rules):
    name = min(rules, key=lambda each: rules[each](order))
    return name, rules[name](order)


def receipts(orders, rules):
    offers = [(order["customer"], *best_offer(order, rules)) for order in orders]
    offers = sorted(offers, key=lambda offer: -offer[2])
    return [f"{customer}: {price} coins ({name})" for customer, name, price in offers]


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
