# Import LINES and PRICES from ledger, and the two functions from orders.


# Collect the good orders. Print "Skipped: ..." for the others.


# Then print what everybody owes, and the total.
