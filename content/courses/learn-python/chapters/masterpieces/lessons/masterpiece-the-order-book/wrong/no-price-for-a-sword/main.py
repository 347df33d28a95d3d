from ledger import LINES, PRICES
from orders import customer_totals, parse_order

good_orders = []

for line in LINES:
    try:
        good_orders.append(parse_order(line))
    except ValueError:
        print(f"Skipped: {line}")

totals = customer_totals(good_orders, PRICES)

for customer, total in totals.items():
    print(f"{customer}: {total} coins")

print(f"Total: {sum(totals.values())} coins")
