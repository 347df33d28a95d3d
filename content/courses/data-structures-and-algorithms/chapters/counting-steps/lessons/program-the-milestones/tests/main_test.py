from counting import CountedList
from main import named_twice, nearest, report, stretch

ROAD = [(2, "Fen"), (9, "Mill"), (14, "Ford"), (31, "Mill"), (44, "Moor")]


def test_nearest():
    assert nearest(ROAD, 20) == "Ford"


def test_named_twice():
    assert named_twice(ROAD) == ["Mill"]


def test_stretch():
    assert stretch(ROAD, 13) == ("Mill", "Moor")


def test_nearest_needs_few_looks():
    stones = CountedList([(number, "Fen") for number in range(400)])
    nearest(stones, 398)
    assert stones.looks <= 40


def test_stretch_walks_once():
    stones = CountedList([(number, "Fen") for number in range(300)])
    stretch(stones, 300)
    assert stones.looks <= 1800
