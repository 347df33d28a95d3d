def insertion_sort(cards):
    swaps = 0
    for at in range(1, len(cards)):
        if cards[at - 1] > cards[at]:
            cards[at - 1], cards[at] = cards[at], cards[at - 1]
            swaps += 1
    return swaps
