from counting import CountedList


def find(miles, wanted):
    low = 0
    high = len(miles) - 1
    middle = (low + high) // 2
    if miles[middle] == wanted:
        return middle
    if miles[middle] < wanted:
        low = middle + 1
    return None


inns = CountedList([2, 5, 9, 14, 20, 31, 44, 52, 60])
print(find(inns, 31), inns.looks)
