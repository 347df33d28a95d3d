def total_weight(weights):
    total = 0
    for weight in weights:
        total += weight
    return total


print(total_weight([2, 5, 1]))
