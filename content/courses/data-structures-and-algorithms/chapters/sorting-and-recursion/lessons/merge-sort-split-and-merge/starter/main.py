from cards import Card


def merge(left, right):
    return left + right


def merge_sort(cards):
    return merge(cards, [])


print(merge([3, 8, 12], [5, 9, 20]))
print(merge_sort([8, 3, 12, 5]))

hand = [Card(number * 7 % 100) for number in range(100)]
merge_sort(hand)
print(f"{Card.comparisons} comparisons for 100 cards")
