def in_stock(stock, item):
    return stock.get(item, 0)


def reply(stock, item):
    if in_stock(stock, item) == 0:
        return f"We don't make that: {item}"
    return f"{stock[item]} left: {item}"
