def price_tag(item, price, currency="coins"):
    return f"{item}: {price} {currency}"


print(price_tag("ring", 2, "gold pieces"))
print(price_tag("hinge", 4))
