def in_stock(stock, item):
    return stock.get(item)


def reply(stock, item):
    if item not in stock:
        return f"We don't make that: {item}"
    return f"{stock[item]} left: {item}"
