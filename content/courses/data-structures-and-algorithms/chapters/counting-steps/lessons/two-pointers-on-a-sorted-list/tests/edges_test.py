from counting import CountedList
from main import pair_for


def test_the_smallest_first_path_wins():
    assert pair_for(CountedList([1, 2, 3, 4, 5, 6]), 7) == (1, 6)


def test_two_paths_of_the_same_length():
    assert pair_for(CountedList([3, 5, 5, 8]), 10) == (5, 5)


def test_neighbors_and_ends():
    assert pair_for(CountedList([1, 10, 30, 31]), 61) == (30, 31)
    assert pair_for(CountedList([4, 7]), 11) == (4, 7)


def test_nothing_to_find():
    assert pair_for(CountedList([]), 5) is None
    assert pair_for(CountedList([5]), 5) is None
    assert pair_for(CountedList([1, 2, 3]), 100) is None
    assert pair_for(CountedList([10, 20, 30]), 5) is None


def test_agrees_with_trying_everything():
    miles = [2, 3, 7, 12, 13, 20, 28, 31, 40]
    for total in range(4, 75):
        pairs = [(a, b) for i, a in enumerate(miles) for b in miles[i + 1 :] if a + b == total]
        assert pair_for(CountedList(miles), total) == (pairs[0] if pairs else None)


def test_one_walk_from_the_other_side():
    paths = CountedList(range(1, 1001))
    assert pair_for(paths, 2) is None
    assert paths.looks <= 6000
