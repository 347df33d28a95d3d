def sale_prices(prices):
    return [price / 2 for price in prices if price > 10]


print(sale_prices([8, 20, 15]))
