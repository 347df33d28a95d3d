from counting import CountedList


def pair_for(miles, total):
    for left in range(len(miles)):
        for right in range(left + 1, len(miles)):
            if miles[left] + miles[right] == total:
                return miles[left], miles[right]
    return None


paths = CountedList([1, 4, 6, 9, 13])
print(pair_for(paths, 15), paths.looks)
