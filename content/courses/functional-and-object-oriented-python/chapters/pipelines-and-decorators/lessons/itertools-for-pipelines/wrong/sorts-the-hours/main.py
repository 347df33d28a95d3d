from itertools import accumulate, chain, groupby, islice, takewhile


def first_entries(mornings, evenings, count):
    return list(islice(chain(mornings, evenings), count))


def stock_levels(changes):
    return list(accumulate(changes))


def days_until_empty(changes):
    return len(list(takewhile(lambda level: level > 0, accumulate(changes))))


def by_guard(shifts):
    ordered = sorted(shifts)
    return {guard: [hour for _, hour in group] for guard, group in groupby(ordered, key=lambda shift: shift[0])}
