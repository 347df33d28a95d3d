import pytest

from main import Gate, Opened, borrowed


def test_open_inside_closed_afterward():
    gate = Gate()
    with Opened(gate) as opened:
        assert opened is gate
        assert gate.is_open is True
    assert gate.is_open is False
    assert gate.log == []


def test_closed_after_an_exception():
    gate = Gate()
    with pytest.raises(ValueError):
        with Opened(gate):
            raise ValueError("lost a wheel")
    assert gate.is_open is False
    assert gate.log == ["trouble: lost a wheel"]


def test_borrowed():
    shelf = ["saw", "axe"]
    with borrowed(shelf, "saw") as tool:
        assert tool == "SAW"
        assert shelf == ["axe"]
    assert shelf == ["axe", "saw"]
