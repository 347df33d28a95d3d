def price_tag(item, price, currency="coins", sale=True):
    tag = f"{item}: {price} {currency}"
    if sale:
        tag += " (sale)"
    return tag


print(price_tag("hinge", 4))
