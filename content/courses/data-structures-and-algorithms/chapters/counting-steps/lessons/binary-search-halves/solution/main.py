from counting import CountedList


def find(miles, wanted):
    low = 0
    high = len(miles) - 1
    while low <= high:
        middle = (low + high) // 2
        here = miles[middle]
        if here == wanted:
            return middle
        if here < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return None


inns = CountedList([2, 5, 9, 14, 20, 31, 44, 52, 60])
print(find(inns, 31), inns.looks)
