def insertion_sort(cards):
    swaps = 0
    at = 1
    if cards[at - 1] > cards[at]:
        cards[at - 1], cards[at] = cards[at], cards[at - 1]
        swaps += 1
    return swaps


hand = [3, 7, 9, 5, 4]
print(insertion_sort(hand))
print(hand)
