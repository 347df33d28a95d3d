from counting import CountedList


def pair_for(miles, total):
    left = 0
    right = len(miles) - 1
    while left < right:
        length = miles[left] + miles[right]
        if length == total:
            return miles[left], miles[right]
        if length < total:
            left += 1
        else:
            right -= 1
    return None


paths = CountedList([1, 4, 6, 9, 13])
print(pair_for(paths, 15), paths.looks)
