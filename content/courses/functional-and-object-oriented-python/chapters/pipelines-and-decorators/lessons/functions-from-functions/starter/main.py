from functools import partial, reduce


def with_tax(price, percent):
    return price + price * percent // 100


def merge(stock, delivery):
    result = stock.copy()
    for item, count in delivery.items():
        result[item] = result.get(item, 0) + count
    return result


town_price = with_tax


def pipeline(*steps):
    return steps[0]


def merge_all(deliveries):
    return {}
