# The request: "Write a function that adds up an order. Orders of 100 coins
# or more get 10% off. Shipping is 5 coins, but it's free from 50 coins."
#
# What came back:


def order_total(prices):
    """Returns the total price of an order, with discount and shipping."""
    total = 0
    for price in prices:
        total += price
    if total > 100:
        total = total * 0.9
    if total < 50:
        total += 5
    return total


if __name__ == "__main__":
    import checks

    checks.run(order_total)
