def count_hot(temperatures, limit):
    return 0
