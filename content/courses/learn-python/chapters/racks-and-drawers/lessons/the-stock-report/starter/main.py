STOCK = {
    "hinge": {"count": 12, "price": 4},
    "lamp": {"count": 2, "price": 15},
    "door key": {"count": 7, "price": 9},
}

# 1. stock_value(stock)


# 2. report_line(item, entry, limit)


# 3. report(stock, limit)
