def sale_prices(prices, percent):
    sale = prices
    for index, price in enumerate(sale):
        sale[index] = price - price * percent // 100
    return sale


def pack(item, bag=[]):
    bag.append(item)
    return bag


prices = [60, 48]
print(sale_prices(prices, 50))
print(prices)
print(pack("rope"))
print(pack("map"))
