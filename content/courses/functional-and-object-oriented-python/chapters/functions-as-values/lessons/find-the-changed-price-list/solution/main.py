def sale_prices(prices, percent):
    return [price - price * percent // 100 for price in prices]


def pack(item, bag=None):
    if bag is None:
        bag = []
    return bag + [item]


prices = [60, 48]
print(sale_prices(prices, 50))
print(prices)
print(pack("rope"))
print(pack("map"))
