from main import has_loop
from stops import loop_of, route_of


def test_a_loop():
    assert has_loop(loop_of(["Inn", "Fen", "Mill", "Ford", "Moor"], 2)) is True


def test_two_stops():
    assert has_loop(route_of(["Inn", "Fen"])) is False


def test_no_stops():
    assert has_loop(None) is False


def test_two_mills():
    assert has_loop(route_of(["Fen", "Mill", "Mill", "Moor", "Inn"])) is False
