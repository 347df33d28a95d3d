from counting import CountedList
from main import pair_of, same_letters


def test_two_of_the_same_length():
    assert pair_of(CountedList([5, 8, 5]), 10) == (0, 2)


def test_the_first_of_several():
    assert pair_of(CountedList([6, 6, 6, 9]), 15) == (0, 3)


def test_the_pair_that_is_complete_first():
    assert pair_of(CountedList([1, 7, 8, 14]), 15) == (1, 2)


def test_no_pair():
    assert pair_of(CountedList([]), 0) is None
    assert pair_of(CountedList([5]), 10) is None
    assert pair_of(CountedList([1, 2, 4]), 100) is None


def test_zero_miles():
    assert pair_of(CountedList([0, 3, 0]), 0) == (0, 2)
    assert pair_of(CountedList([15, 0]), 15) == (0, 1)


def test_groups_keep_their_order():
    names = ["Tam", "Ash", "Mat", "Has", "Atm", "Ox"]
    assert same_letters(names) == [["Tam", "Mat", "Atm"], ["Ash", "Has"]]


def test_letters_count_as_often_as_they_come():
    assert same_letters(["Moor", "Mor"]) == []
    assert same_letters(["aab", "abb", "ABA"]) == [["aab", "ABA"]]
    assert same_letters([]) == []
