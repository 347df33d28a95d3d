def announce(item, price):
    print(f"{item}: {price} coins")


announce("hinge", 4)
