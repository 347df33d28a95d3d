import pytest

from main import Gate


def test_narrow_gates_and_negative_ones():
    assert Gate(1).width == 1
    with pytest.raises(ValueError):
        Gate(-2)


def test_negative_degrees_change_nothing():
    gate = Gate(2)
    gate.open_by(30)
    with pytest.raises(ValueError):
        gate.open_by(-10)
    assert gate.angle == 30


def test_open_by_nothing():
    gate = Gate(2)
    gate.open_by(0)
    assert gate.angle == 0
    assert gate.is_open() is False


def test_a_crack_is_open():
    gate = Gate(2)
    gate.open_by(1)
    assert gate.is_open() is True


def test_close_and_open_again():
    gate = Gate(2)
    gate.open_by(80)
    gate.close()
    assert gate.angle == 0
    gate.open_by(20)
    assert gate.angle == 20


def test_gates_are_independent():
    first, second = Gate(1), Gate(2)
    first.open_by(90)
    assert (first.angle, second.angle) == (90, 0)
