from counting import CountedList
from main import find


def test_finds_each_of_them():
    for size in range(1, 6):
        miles = [10 * number for number in range(size)]
        for index in range(size):
            assert find(CountedList(miles), 10 * index) == index


def test_misses_before_between_and_after():
    for size in range(0, 5):
        for wanted in range(-5, 10 * size + 5, 10):
            assert find(CountedList([10 * number for number in range(size)]), wanted) is None


def test_never_needs_many_looks():
    for wanted in range(0, 1000, 97):
        miles = CountedList(range(1000))
        assert find(miles, wanted) == wanted
        assert miles.looks <= 30


def test_a_tiny_list():
    assert find(CountedList([7]), 7) == 0
    assert find(CountedList([]), 7) is None
