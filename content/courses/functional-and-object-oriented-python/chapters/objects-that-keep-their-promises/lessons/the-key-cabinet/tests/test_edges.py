import pytest

from main import Key, KeyCabinet


def two_keys():
    return KeyCabinet([Key(2, "mill"), Key(1, "mine")])


def test_the_same_number_twice():
    with pytest.raises(ValueError):
        KeyCabinet([Key(1, "mine"), Key(1, "mill")])


def test_unknown_numbers():
    cabinet = two_keys()
    with pytest.raises(ValueError):
        cabinet.lend(9, "Ada")
    with pytest.raises(ValueError):
        cabinet.give_back(9)
    assert repr(cabinet) == "KeyCabinet(2 keys, 0 lent)"


def test_a_key_that_is_not_lent():
    with pytest.raises(ValueError):
        two_keys().give_back(1)


def test_lent_keys_are_not_free():
    cabinet = two_keys()
    cabinet.lend(1, "Ada")
    assert cabinet.free == (Key(2, "mill"),)
    cabinet.give_back(1)
    assert cabinet.free == (Key(1, "mine"), Key(2, "mill"))


def test_two_keys_of_one_person():
    cabinet = two_keys()
    cabinet.lend(1, "Ada")
    cabinet.lend(2, "Ada")
    assert cabinet.keys_of("Ada") == frozenset([Key(1, "mine"), Key(2, "mill")])
    assert cabinet.keys_of("Hob") == frozenset()
    assert cabinet.free == ()


def test_a_refused_loan_changes_nothing():
    cabinet = two_keys()
    cabinet.lend(1, "Ada")
    with pytest.raises(ValueError):
        cabinet.lend(1, "Hob")
    assert cabinet.give_back(1) == "Ada"


def test_lend_it_again():
    cabinet = two_keys()
    cabinet.lend(1, "Ada")
    cabinet.give_back(1)
    assert cabinet.lend(1, "Hob") == Key(1, "mine")


def test_the_list_of_the_caller_is_not_kept():
    keys = [Key(1, "mine")]
    cabinet = KeyCabinet(keys)
    keys.clear()
    assert cabinet.free == (Key(1, "mine"),)


def test_blank_lines_only():
    assert repr(KeyCabinet.from_text(" \n\n")) == "KeyCabinet(0 keys, 0 lent)"


def test_two_cabinets():
    first, second = two_keys(), two_keys()
    first.lend(1, "Ada")
    assert len(second.free) == 2
