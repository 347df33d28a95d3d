def insertion_sort(cards):
    swaps = 0
    for start in range(1, len(cards)):
        at = start
        while cards[at - 1] > cards[at] and at >= 0:
            cards[at - 1], cards[at] = cards[at], cards[at - 1]
            at -= 1
            swaps += 1
    return swaps
