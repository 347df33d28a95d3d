def running_low(stock, limit):
    low = []
    for item, count in stock.items():
        if count < limit:
            low.append(count)
    return low


print(running_low({"hinge": 2, "lamp": 30, "nail": 4}, 5))
