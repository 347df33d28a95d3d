def announce(price, item):
    if price == 1:
        print(f"{item}: 1 coin")
    else:
        print(f"{item}: {price} coins")


announce("hinge", 4)
