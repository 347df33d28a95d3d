def order_price(prices, item, count):
    return prices["lamp"] * count


print(order_price({"hinge": 4, "lamp": 15}, "lamp", 2))
