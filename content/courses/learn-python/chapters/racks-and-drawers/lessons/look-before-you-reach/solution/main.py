def in_stock(stock, item):
    return stock.get(item, 0)


print(in_stock({"hinge": 12, "lamp": 3}, "hinge"))
