from cards import Card
from main import insertion_sort


def swaps_and_list(cards):
    return insertion_sort(cards), cards


def test_three_cards():
    assert swaps_and_list([3, 1, 2]) == (2, [1, 2, 3])


def test_backward():
    assert swaps_and_list([4, 3, 2, 1]) == (6, [1, 2, 3, 4])


def test_sorted_already():
    assert swaps_and_list([1, 2, 5]) == (0, [1, 2, 5])


def test_sorted_cards_need_few_comparisons():
    Card.comparisons = 0
    insertion_sort([Card(number) for number in range(20)])
    assert Card.comparisons <= 20
