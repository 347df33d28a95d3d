from counting import CountedList
from main import pair_for


def test_finds_the_pair():
    assert pair_for(CountedList([1, 4, 6, 9, 13]), 15) == (6, 9)


def test_one_path_is_not_a_pair():
    assert pair_for(CountedList([2, 5, 9]), 10) is None


def test_one_walk_is_enough():
    paths = CountedList(range(1, 201))
    pair_for(paths, 1000)
    assert paths.looks <= 1200
