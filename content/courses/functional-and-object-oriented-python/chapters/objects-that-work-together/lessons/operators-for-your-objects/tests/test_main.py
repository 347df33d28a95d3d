import pytest

from main import Coins, bill


def test_plus_and_minus():
    assert Coins(12) + Coins(4) == Coins(16)
    assert Coins(12) - Coins(4) == Coins(8)


def test_times_from_both_sides():
    assert Coins(4) * 3 == Coins(12)
    assert 3 * Coins(4) == Coins(12)


def test_not_with_other_things():
    with pytest.raises(TypeError):
        Coins(4) + 3
    with pytest.raises(ValueError):
        Coins(4) - Coins(5)


def test_as_text():
    assert str(Coins(12)) == "12 coins"
    assert str(Coins(1)) == "1 coin"


def test_bill():
    assert bill([Coins(12), Coins(4), Coins(4)]) == Coins(20)
