from ledger import LINES, PRICES
from orders import customer_totals, parse_order

good_orders = []

for line in LINES:
    try:
        order = parse_order(line)
        if order["item"] not in PRICES:
            raise ValueError(f"no price for this item: {line}")
        good_orders.append(order)
    except ValueError:
        print(f"Skipped: {line}")

totals = customer_totals(good_orders, PRICES)

for customer, total in totals.items():
    print(f"{customer}: {total} coins")
    print(f"Total: {sum(totals.values())} coins")
