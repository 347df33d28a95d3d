def announce(item, price):
    if price == 1:
        print(f"{item}: 1 coin")
    else:
        print(f"{item}: {price} coins")


announce("hinge", 4)
announce("bent nail", 1)
