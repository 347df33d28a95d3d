def sale_prices(prices):
    # This copies every price. Halve it, and let only some of them through.
    return [price for price in prices]


print(sale_prices([8, 20, 15]))
