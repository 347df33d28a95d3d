def price_tag(item, price, currency, sale):
    tag = f"{item}: {price} {currency}"
    if sale:
        tag += " (sale)"
    return tag


print(price_tag("hinge", 4, "coins", False))
