import pytest

from main import Coins, bill


def test_an_empty_bill():
    assert bill([]) == Coins(0)


def test_take_everything():
    assert Coins(4) - Coins(4) == Coins(0)


def test_minus_a_number():
    with pytest.raises(TypeError, match="unsupported operand"):
        Coins(4) - 3


def test_coins_cannot_be_changed():
    with pytest.raises(AttributeError):
        Coins(4).amount = 900


def test_times_something_else():
    with pytest.raises(TypeError):
        Coins(4) * 2.5
    with pytest.raises(TypeError):
        Coins(4) * Coins(2)
    with pytest.raises(TypeError):
        "3" * Coins(4)


def test_truth():
    assert not Coins(0)
    assert Coins(1)
    assert Coins(7)


def test_no_coins_as_text():
    assert str(Coins(0)) == "0 coins"


def test_the_old_ones_stay():
    price = Coins(5)
    price + Coins(1)
    price * 2
    assert price == Coins(5)


def test_comparisons():
    assert Coins(3) < Coins(4)
    assert max([Coins(2), Coins(9)]) == Coins(9)


def test_a_mixed_calculation():
    assert 2 * Coins(10) + Coins(5) * 3 - Coins(1) == Coins(34)
