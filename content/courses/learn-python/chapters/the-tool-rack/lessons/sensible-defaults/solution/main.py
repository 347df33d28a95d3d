def price_tag(item, price, currency="coins", sale=False):
    tag = f"{item}: {price} {currency}"
    if sale:
        tag += " (sale)"
    return tag


print(price_tag("hinge", 4))
print(price_tag("lamp", 15, sale=True))
