def order_price(prices, item, count):
    # Which drawer is opened here: the one named by the parameter?
    return prices["item"] * count


print(order_price({"hinge": 4, "lamp": 15}, "lamp", 2))
