def order_total(price, count):
    return price * count + 6


print(order_total(4, 3))
