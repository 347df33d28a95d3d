from random import Random

from cards import Card
from main import merge, merge_sort


def test_merge_with_nothing():
    assert merge([], [1, 2]) == [1, 2]
    assert merge([1, 2], []) == [1, 2]
    assert merge([], []) == []


def test_left_first_at_a_tie():
    left = [Card(1, "left"), Card(2, "left")]
    right = [Card(1, "right"), Card(2, "right")]
    assert str(merge(left, right)) == "[1left, 1right, 2left, 2right]"


def test_stable():
    cards = [Card(2, "a"), Card(1, "a"), Card(2, "b"), Card(1, "b"), Card(2, "c")]
    assert str(merge_sort(cards)) == "[1a, 1b, 2a, 2b, 2c]"


def test_small_lists():
    assert merge_sort([]) == []
    assert merge_sort([4]) == [4]
    assert merge_sort([2, 1]) == [1, 2]


def test_the_list_stays_as_it_was():
    cards = [3, 1, 2]
    assert merge_sort(cards) == [1, 2, 3]
    assert cards == [3, 1, 2]
    single = [1]
    assert merge_sort(single) is not single


def test_many_lists():
    random = Random(11)
    for size in range(2, 16):
        cards = [random.randint(0, 30) for _ in range(size)]
        assert merge_sort(cards) == sorted(cards)


def test_few_comparisons_for_128_cards():
    random = Random(3)
    cards = [Card(random.randint(0, 10000)) for _ in range(128)]
    Card.comparisons = 0
    merge_sort(cards)
    assert 0 < Card.comparisons <= 7 * 128
