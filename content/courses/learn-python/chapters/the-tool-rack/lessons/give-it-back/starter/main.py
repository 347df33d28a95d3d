def order_total(price, count):
    # The caller needs this value back. Printing does not hand it over.
    print(price * count + 6)


order_total(4, 3)
