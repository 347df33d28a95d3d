def serial_numbers(start):
    number = start
    while True:
        yield number
        number += 1


def batches(items, size):
    items = list(items)
    if isinstance(items, list) and len(items) > size:
        yield items[:size]
        yield from batches(items[size:], size)
    else:
        yield items
