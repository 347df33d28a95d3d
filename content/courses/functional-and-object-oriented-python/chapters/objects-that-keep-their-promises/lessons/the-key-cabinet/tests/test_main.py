import pytest

from main import Key, KeyCabinet

TEXT = """
12 archive
3 coal cellar

7 gate
"""


def test_a_key_from_text():
    assert Key.from_text("3 coal cellar") == Key(3, "coal cellar")


def test_free_keys_by_number():
    cabinet = KeyCabinet.from_text(TEXT)
    assert cabinet.free == (Key(3, "coal cellar"), Key(7, "gate"), Key(12, "archive"))


def test_lend_and_give_back():
    cabinet = KeyCabinet.from_text(TEXT)
    assert cabinet.lend(12, "Lint") == Key(12, "archive")
    assert cabinet.keys_of("Lint") == frozenset([Key(12, "archive")])
    assert cabinet.give_back(12) == "Lint"
    assert cabinet.keys_of("Lint") == frozenset()


def test_nobody_gets_a_key_twice():
    cabinet = KeyCabinet.from_text(TEXT)
    cabinet.lend(7, "Hob")
    with pytest.raises(ValueError):
        cabinet.lend(7, "Ada")
    assert cabinet.keys_of("Ada") == frozenset()


def test_repr():
    cabinet = KeyCabinet.from_text(TEXT)
    cabinet.lend(7, "Hob")
    assert repr(cabinet) == "KeyCabinet(3 keys, 1 lent)"
