def make_discount(percent):
    def price_of(price):
        return price - price * percent // 100

    return price_of


def make_counter(start):
    count = start

    def next_number():
        count += 1
        return count

    return next_number


half_off = make_discount(50)
print(half_off(30))
