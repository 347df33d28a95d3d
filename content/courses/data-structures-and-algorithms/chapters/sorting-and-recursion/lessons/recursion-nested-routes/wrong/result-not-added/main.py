def total_miles(route):
    total = 0
    for part in route:
        if isinstance(part, list):
            total_miles(part)
        else:
            total += part
    return total


def depth(route):
    deepest = 0
    for part in route:
        if isinstance(part, list):
            deepest = max(deepest, depth(part))
    return deepest + 1
