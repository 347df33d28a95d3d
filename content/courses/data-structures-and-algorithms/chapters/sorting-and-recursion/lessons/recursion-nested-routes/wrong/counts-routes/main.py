def total_miles(route):
    total = 0
    for part in route:
        if isinstance(part, list):
            total += total_miles(part)
        else:
            total += part
    return total


def depth(route):
    levels = 1
    for part in route:
        if isinstance(part, list):
            levels += depth(part)
    return levels
