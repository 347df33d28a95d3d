def pair_for(miles, total):
    left = 0
    right = len(miles) - 1
    while left < right:
        if miles[left] + miles[right] == total:
            return miles[left], miles[right]
        left += 1
        right -= 1
    return None
