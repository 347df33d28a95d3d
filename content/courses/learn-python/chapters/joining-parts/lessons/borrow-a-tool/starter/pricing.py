DELIVERY = 6


def with_delivery(amount):
    return amount + DELIVERY


def in_words(amount):
    if amount == 1:
        return "1 coin"
    return f"{amount} coins"
