from cards import Card
from main import merge, merge_sort


def test_merge():
    assert merge([3, 8, 12], [5, 9, 20]) == [3, 5, 8, 9, 12, 20]


def test_merge_with_a_rest():
    assert merge([1, 2], [7, 8, 9]) == [1, 2, 7, 8, 9]


def test_merge_sort():
    assert merge_sort([8, 3, 12, 5]) == [3, 5, 8, 12]


def test_comparisons_for_64_cards():
    Card.comparisons = 0
    merge_sort([Card(number * 37 % 64) for number in range(64)])
    assert Card.comparisons <= 6 * 64
