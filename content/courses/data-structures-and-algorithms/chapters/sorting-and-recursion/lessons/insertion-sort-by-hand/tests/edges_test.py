from random import Random

from cards import Card
from main import insertion_sort


def test_small_lists():
    for cards in ([], [7]):
        assert insertion_sort(cards) == 0
    pair = [2, 1]
    assert insertion_sort(pair) == 1
    assert pair == [1, 2]


def test_equal_cards_stay():
    assert insertion_sort([5, 5, 5]) == 0
    cards = [Card(2, "a"), Card(1, "a"), Card(2, "b"), Card(1, "b")]
    insertion_sort(cards)
    assert str(cards) == "[1a, 1b, 2a, 2b]"


def test_many_lists():
    random = Random(7)
    for size in range(2, 8):
        cards = [random.randint(0, 20) for _ in range(size)]
        wanted = sorted(cards)
        pairs = sum(1 for i in range(size) for j in range(i) if cards[j] > cards[i])
        assert insertion_sort(cards) == pairs
        assert cards == wanted


def test_one_card_out_of_place():
    cards = [Card(number) for number in range(1, 20)] + [Card(0)]
    Card.comparisons = 0
    assert insertion_sort(cards) == 19
    assert Card.comparisons <= 40
