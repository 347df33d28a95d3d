def total_weight(weights):
    for weight in weights:
        total = 0
        total += weight
    return total


print(total_weight([2, 5, 1]))
