from counting import CountedList
from main import find


def test_finds_a_number_on_the_right():
    assert find(CountedList([2, 5, 9, 14, 20, 31, 44, 52, 60]), 31) == 5


def test_finds_a_number_on_the_left():
    assert find(CountedList([2, 5, 9, 14, 20, 31, 44, 52, 60]), 5) == 1


def test_knows_what_is_not_there():
    assert find(CountedList([2, 5, 9, 14, 20]), 10) is None


def test_needs_few_looks():
    miles = CountedList(range(0, 5000, 5))
    find(miles, 4995)
    assert miles.looks <= 30
