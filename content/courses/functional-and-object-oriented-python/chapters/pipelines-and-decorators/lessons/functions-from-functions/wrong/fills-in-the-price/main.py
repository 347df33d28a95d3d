from functools import partial, reduce


def with_tax(price, percent):
    return price + price * percent // 100


def merge(stock, delivery):
    result = stock.copy()
    for item, count in delivery.items():
        result[item] = result.get(item, 0) + count
    return result


town_price = partial(with_tax, 20)


def pipeline(*steps):
    def run(value):
        for step in steps:
            value = step(value)
        return value

    return run


def merge_all(deliveries):
    return reduce(merge, deliveries, {})
