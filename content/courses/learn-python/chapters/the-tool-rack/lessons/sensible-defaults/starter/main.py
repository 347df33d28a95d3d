# At present every call has to supply all three arguments.
def price_tag(item, price, currency):
    return f"{item}: {price} {currency}"


print(price_tag("ring", 2, "gold pieces"))
