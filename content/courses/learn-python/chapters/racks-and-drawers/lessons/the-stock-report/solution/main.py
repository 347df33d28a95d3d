STOCK = {
    "hinge": {"count": 12, "price": 4},
    "lamp": {"count": 2, "price": 15},
    "door key": {"count": 7, "price": 9},
}


def stock_value(stock):
    total = 0
    for entry in stock.values():
        total += entry["count"] * entry["price"]
    return total


def report_line(item, entry, limit):
    count = entry["count"]
    price = entry["price"]
    line = f"{item}: {count} x {price} = {count * price}"
    if count < limit:
        line += " (order more)"
    return line


def report(stock, limit):
    lines = []
    for item, entry in stock.items():
        lines.append(report_line(item, entry, limit))
    lines.append(f"Total: {stock_value(stock)} coins")
    return lines


for line in report(STOCK, 5):
    print(line)
