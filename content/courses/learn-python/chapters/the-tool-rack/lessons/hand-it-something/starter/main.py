def announce(item, price):
    # This text is the same on every call. Use the parameters.
    print("lantern: 15 coins")


announce("hinge", 4)
