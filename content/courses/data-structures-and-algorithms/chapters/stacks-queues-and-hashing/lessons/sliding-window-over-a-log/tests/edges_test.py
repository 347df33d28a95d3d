from random import Random

from counting import CountedList
from main import best_days, longest_tour


def test_every_width():
    miles = [4, 9, 2, 7, 7, 1, 0, 8]
    for days in range(1, 9):
        wanted = max(sum(miles[at : at + days]) for at in range(9 - days))
        assert best_days(CountedList(miles), days) == wanted


def test_days_with_nothing():
    assert best_days(CountedList([0, 0, 0]), 2) == 0
    assert best_days(CountedList([-3, -1, -2]), 2) == -3
    assert best_days(CountedList([5]), 1) == 5
    assert best_days(CountedList([]), 1) is None


def test_short_tours():
    assert longest_tour(CountedList([])) == 0
    assert longest_tour(CountedList(["Fen"])) == 1
    assert longest_tour(CountedList(["Fen", "Fen", "Fen"])) == 1
    assert longest_tour(CountedList(["Fen", "Mill"])) == 2


def test_the_left_edge_never_moves_back():
    assert longest_tour(CountedList(["Fen", "Mill", "Mill", "Fen"])) == 2
    assert longest_tour(CountedList(["A", "B", "C", "C", "B", "A", "D"])) == 4


def test_many_tours():
    random = Random(5)
    for size in range(1, 16):
        places = [random.choice("ABCDE") for _ in range(size)]
        wanted = max(
            end - start
            for start in range(size)
            for end in range(start + 1, size + 1)
            if len(set(places[start:end])) == end - start
        )
        assert longest_tour(CountedList(places)) == wanted


def test_longest_tour_slides():
    places = CountedList([number % 40 for number in range(120)])
    assert longest_tour(places) == 40
    assert places.looks <= 360
