# 1. subtotal(price, count)


# 2. delivery(amount)


# 3. quote(item, price, count)
