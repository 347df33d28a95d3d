def find(miles, wanted):
    low = 0
    high = len(miles) - 1
    while low < high:
        middle = (low + high) // 2
        here = miles[middle]
        if here == wanted:
            return middle
        if here < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return None
