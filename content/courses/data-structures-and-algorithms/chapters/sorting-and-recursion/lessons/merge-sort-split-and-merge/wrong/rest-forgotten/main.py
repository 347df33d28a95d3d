def merge(left, right):
    merged = []
    i = 0
    j = 0
    while i < len(left) and j < len(right):
        if right[j] < left[i]:
            merged.append(right[j])
            j += 1
        else:
            merged.append(left[i])
            i += 1
    return merged


def merge_sort(cards):
    if len(cards) <= 1:
        return cards[:]
    middle = len(cards) // 2
    return merge(merge_sort(cards[:middle]), merge_sort(cards[middle:]))
