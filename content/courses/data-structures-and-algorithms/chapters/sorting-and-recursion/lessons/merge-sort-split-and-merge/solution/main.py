from cards import Card


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
    merged.extend(left[i:])
    merged.extend(right[j:])
    return merged


def merge_sort(cards):
    if len(cards) <= 1:
        return cards[:]
    middle = len(cards) // 2
    return merge(merge_sort(cards[:middle]), merge_sort(cards[middle:]))


print(merge([3, 8, 12], [5, 9, 20]))
print(merge_sort([8, 3, 12, 5]))

hand = [Card(number * 7 % 100) for number in range(100)]
merge_sort(hand)
print(f"{Card.comparisons} comparisons for 100 cards")
