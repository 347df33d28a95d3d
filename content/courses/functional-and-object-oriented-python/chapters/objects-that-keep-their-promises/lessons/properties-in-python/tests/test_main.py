import pytest

from main import Furnace


def test_a_cold_furnace():
    furnace = Furnace()
    assert furnace.degrees == 20
    assert furnace.glows is False
    assert furnace.color == "black"


def test_heat_it():
    furnace = Furnace()
    furnace.degrees = 700
    assert (furnace.degrees, furnace.glows, furnace.color) == (700, True, "red")


def test_too_hot_is_refused():
    furnace = Furnace(300)
    with pytest.raises(ValueError):
        furnace.degrees = 1300
    assert furnace.degrees == 300
