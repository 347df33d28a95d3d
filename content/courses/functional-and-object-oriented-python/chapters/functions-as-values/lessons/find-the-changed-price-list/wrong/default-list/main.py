def sale_prices(prices, percent):
    return [price - price * percent // 100 for price in prices]


def pack(item, bag=[]):
    bag.append(item)
    return bag.copy()
