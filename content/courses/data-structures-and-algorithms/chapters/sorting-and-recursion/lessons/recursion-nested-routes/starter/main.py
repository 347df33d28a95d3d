def total_miles(route):
    total = 0
    for part in route:
        total += part
    return total


def depth(route):
    return 1


print(total_miles([3, 2, 5]))
print(total_miles([3, [2, 5], [[1], 4]]))
