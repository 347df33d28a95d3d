from counting import CountedSet
from main import ways


def test_a_small_marsh():
    assert ways(2, 2, set(), {}) == 6


def test_a_bog_in_the_middle():
    assert ways(2, 2, {(1, 1)}, {}) == 2


def test_few_squares_are_asked_about():
    bog = CountedSet([])
    ways(8, 8, bog, {})
    assert bog.asked <= 200


def test_few_squares_with_bog():
    bog = CountedSet([(3, 3), (5, 1)])
    ways(9, 9, bog, {})
    assert bog.asked <= 250
