import pytest

from main import Gate, Opened, borrowed


def test_the_tool_comes_back_after_an_exception():
    shelf = ["saw"]
    with pytest.raises(RuntimeError):
        with borrowed(shelf, "saw"):
            raise RuntimeError("snap")
    assert shelf == ["saw"]


def test_what_is_not_there_cannot_be_borrowed():
    shelf = ["saw"]
    with pytest.raises(ValueError):
        with borrowed(shelf, "axe"):
            pass
    assert shelf == ["saw"]


def test_opened_twice():
    gate = Gate()
    assert gate.is_open is False
    for _ in range(2):
        with Opened(gate):
            assert gate.is_open is True
    assert gate.is_open is False


def test_two_troubles():
    gate = Gate()
    for reason in ("mud", "sheep"):
        with pytest.raises(KeyError):
            with Opened(gate):
                raise KeyError(reason)
    assert gate.log == ["trouble: 'mud'", "trouble: 'sheep'"]


def test_two_tools_at_once():
    shelf = ["saw", "axe", "file"]
    with borrowed(shelf, "axe") as first, borrowed(shelf, "saw") as second:
        assert (first, second, shelf) == ("AXE", "SAW", ["file"])
    assert shelf == ["file", "saw", "axe"]


def test_leaving_with_return():
    gate = Gate()

    def visit():
        with Opened(gate):
            return "hello"

    assert visit() == "hello"
    assert gate.is_open is False
