import pytest

from main import Gate


def test_a_new_gate_is_closed():
    gate = Gate(3)
    assert gate.width == 3
    assert gate.angle == 0
    assert gate.is_open() is False


def test_it_opens_to_90_degrees():
    gate = Gate(3)
    gate.open_by(60)
    assert gate.angle == 60
    assert gate.is_open() is True
    gate.open_by(60)
    assert gate.angle == 90


def test_no_gate_without_a_width():
    with pytest.raises(ValueError):
        Gate(0)
