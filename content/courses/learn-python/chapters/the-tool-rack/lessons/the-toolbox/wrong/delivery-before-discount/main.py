def subtotal(price, count):
    total = price * count
    if count >= 10:
        total -= total // 10
    return total


def delivery(amount):
    if amount >= 50:
        return 0
    return 6


def quote(item, price, count):
    amount = subtotal(price, count)
    fee = delivery(price * count)
    return f"{count} x {item}: {amount} + {fee} = {amount + fee} coins"
