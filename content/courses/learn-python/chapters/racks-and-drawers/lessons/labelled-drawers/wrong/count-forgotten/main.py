def order_price(prices, item, count):
    return prices[item]


print(order_price({"hinge": 4, "lamp": 15}, "lamp", 2))
