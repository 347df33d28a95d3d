def pair_for(miles, total):
    left = 0
    right = len(miles) - 1
    while left < right:
        length = miles[left] + miles[right]
        if length == total:
            return miles[left], miles[right]
        if length < total:
            right -= 1
        else:
            left += 1
    return None
