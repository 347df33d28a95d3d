def order_total(price, count):
    return price * count
    total = price * count + 6


both_orders = order_total(4, 3) + order_total(15, 2)
print(f"Both orders: {both_orders} coins")
