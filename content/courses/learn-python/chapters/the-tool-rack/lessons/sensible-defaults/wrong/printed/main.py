def price_tag(item, price, currency="coins", sale=False):
    tag = f"{item}: {price} {currency}"
    if sale:
        tag += " (sale)"
    print(tag)


price_tag("hinge", 4)
