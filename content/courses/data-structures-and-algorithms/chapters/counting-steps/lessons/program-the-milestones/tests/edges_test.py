from counting import CountedList
from main import named_twice, nearest, report, stretch

ROAD = [(2, "Fen"), (9, "Mill"), (14, "Ford"), (31, "Mill"), (44, "Moor")]


def test_nearest_everywhere():
    for mile in (-5, 0, 2, 3, 5, 6, 9, 11, 12, 14, 22, 23, 31, 37, 38, 44, 50):
        best = min(ROAD, key=lambda stone: (abs(stone[0] - mile), stone[0]))
        assert nearest(CountedList(ROAD), mile) == best[1]


def test_nearest_with_few_stones():
    assert nearest([], 7) is None
    assert nearest([(5, "Fen")], 7) == "Fen"
    assert nearest([(5, "Fen"), (7, "Mill")], 6) == "Fen"
    assert nearest([(5, "Fen"), (8, "Mill")], 7) == "Mill"


def test_named_twice_in_the_order_of_the_second_time():
    stones = [(1, "A"), (2, "B"), (3, "B"), (4, "A"), (5, "A"), (6, "C")]
    assert named_twice(stones) == ["B", "A"]
    assert named_twice([]) == []


def test_stretch_takes_the_first():
    assert stretch([(1, "A"), (3, "B"), (5, "C")], 2) == ("A", "B")
    assert stretch([(1, "A"), (3, "B"), (5, "C")], 4) == ("A", "C")


def test_stretch_finds_what_is_there():
    miles = [1, 2, 6, 13, 15, 27, 40]
    stones = [(mile, f"at {mile}") for mile in miles]
    for length in (1, 2, 4, 5, 7, 9, 12, 13, 14, 21, 25, 27, 34, 39, 41):
        pairs = [(f"at {a}", f"at {b}") for a in miles for b in miles if b - a == length]
        assert stretch(CountedList(stones), length) == (pairs[0] if pairs else None)


def test_stretch_without_enough_stones():
    assert stretch([], 3) is None
    assert stretch([(3, "Fen")], 3) is None


def test_the_report():
    assert report(ROAD, 20, 13) == "Nearest to mile 20: Ford\nNamed twice: Mill\n13 miles: Mill to Moor"
    twice = [(1, "A"), (2, "B"), (3, "A"), (4, "B")]
    assert report(twice, 2, 2) == "Nearest to mile 2: B\nNamed twice: A, B\n2 miles: A to A"
    assert report(ROAD, 1, 100) == "Nearest to mile 1: Fen\nNamed twice: Mill\n100 miles: nowhere"


def test_named_twice_walks_once():
    stones = CountedList([(number, f"place {number}") for number in range(300)])
    assert named_twice(stones) == []
    assert stones.looks <= 900


def test_stretch_with_a_short_length():
    stones = CountedList([(3 * number, "Fen") for number in range(300)])
    assert stretch(stones, 1) is None
    assert stones.looks <= 3600
