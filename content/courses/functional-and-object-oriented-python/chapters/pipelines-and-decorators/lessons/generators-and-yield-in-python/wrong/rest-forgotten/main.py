def serial_numbers(start):
    number = start
    while True:
        yield number
        number += 1


def batches(items, size):
    batch = []
    for item in items:
        batch.append(item)
        if len(batch) == size:
            yield batch
            batch = []
