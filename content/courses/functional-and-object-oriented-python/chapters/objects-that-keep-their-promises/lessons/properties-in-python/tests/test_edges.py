import pytest

from main import Furnace


def test_a_new_furnace_is_checked():
    with pytest.raises(ValueError):
        Furnace(-5)
    with pytest.raises(ValueError):
        Furnace(5000)


def test_the_limits_are_allowed():
    assert Furnace(0).degrees == 0
    assert Furnace(1200).degrees == 1200


def test_just_beyond_the_limits():
    for degrees in (-1, 1201):
        with pytest.raises(ValueError):
            Furnace(degrees)


def test_the_first_glow():
    assert [Furnace(degrees).glows for degrees in (599, 600)] == [False, True]


def test_the_colors():
    assert [Furnace(degrees).color for degrees in (599, 600, 999, 1000)] == ["black", "red", "red", "yellow"]


def test_glow_follows_the_temperature():
    furnace = Furnace(1100)
    furnace.degrees = 20
    assert (furnace.glows, furnace.color) == (False, "black")


def test_computed_attributes_cannot_be_set():
    furnace = Furnace()
    with pytest.raises(AttributeError):
        furnace.glows = True
    with pytest.raises(AttributeError):
        furnace.color = "pink"


def test_two_furnaces():
    first, second = Furnace(100), Furnace(200)
    first.degrees = 900
    assert (first.degrees, second.degrees) == (900, 200)
