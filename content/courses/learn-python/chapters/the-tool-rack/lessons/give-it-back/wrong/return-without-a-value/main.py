def order_total(price, count):
    total = price * count + 6
    return


print(order_total(4, 3))
