from counting import CountedList
from main import pair_of, same_letters


def test_pair():
    assert pair_of(CountedList([13, 6, 4, 9]), 15) == (1, 3)


def test_a_path_is_not_its_own_partner():
    assert pair_of(CountedList([5, 8, 2]), 10) == (1, 2)


def test_one_walk():
    paths = CountedList(range(100))
    pair_of(paths, 1000)
    assert paths.looks <= 200


def test_same_letters():
    assert same_letters(["Fen", "Rode", "Nef", "Doer", "Mill"]) == [["Fen", "Nef"], ["Rode", "Doer"]]
