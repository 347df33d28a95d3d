def sale_prices(prices, percent):
    sale = prices
    for index, price in enumerate(prices):
        sale[index] = price - price * percent // 100
    return sale


def pack(item, bag=None):
    if bag is None:
        bag = []
    return bag + [item]
