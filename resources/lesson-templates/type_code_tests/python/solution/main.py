def count_hot(temperatures, limit):
    count = 0
    for temperature in temperatures:
        if temperature > limit:
            count += 1
    return count
