from ledger import LINES, PRICES
from orders import customer_totals, parse_order

good_orders = []

for line in LINES:
    # One bad line stops the whole program here. Skip it instead.
    order = parse_order(line)
    good_orders.append(order)

totals = customer_totals(good_orders, PRICES)

# Print a line for each customer, and then the total.
