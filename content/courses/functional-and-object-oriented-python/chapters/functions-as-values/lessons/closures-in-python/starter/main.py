def make_discount(percent):
    return percent


def make_counter(start):
    return start
