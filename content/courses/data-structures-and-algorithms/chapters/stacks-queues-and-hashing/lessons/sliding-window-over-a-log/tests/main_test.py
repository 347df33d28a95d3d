from counting import CountedList
from main import best_days, longest_tour


def test_best_days():
    assert best_days(CountedList([4, 9, 2, 7, 7]), 3) == 18


def test_too_few_days():
    assert best_days(CountedList([4, 9]), 3) is None


def test_longest_tour():
    assert longest_tour(CountedList(["Fen", "Gate", "Mill", "Gate", "Moor", "Ford"])) == 4


def test_best_days_slides():
    walks = CountedList(range(100))
    best_days(walks, 30)
    assert walks.looks <= 300
