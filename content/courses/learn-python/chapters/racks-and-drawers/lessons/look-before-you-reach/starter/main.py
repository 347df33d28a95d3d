def in_stock(stock, item):
    # This stops with a KeyError if the item is not in the dictionary.
    return stock[item]


print(in_stock({"hinge": 12, "lamp": 3}, "hinge"))
