def total_weight(weights):
    total = 0
    for weight in weights:
        total += 1
    return total


print(total_weight([2, 5, 1]))
