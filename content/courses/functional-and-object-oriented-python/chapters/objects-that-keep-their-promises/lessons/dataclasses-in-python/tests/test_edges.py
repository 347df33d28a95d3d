import pytest

from main import Order, Slot, earliest, next_day


def test_extras_are_not_shared():
    first, second = Order("Ada", 1), Order("Hob", 1)
    first.extras.append("bell")
    assert second.extras == []


def test_one_piece_is_the_default():
    assert Order("Ada", 4).count == 1
    assert Order("Ada", 4, 1).total() == 4


def test_negative_counts():
    with pytest.raises(ValueError):
        Order("Ada", 4, -1)


def test_orders_with_the_same_values_are_equal():
    assert Order("Ada", 4) == Order("Ada", 4, 1, [])
    assert Order("Ada", 4) != Order("Ada", 5)


def test_a_slot_cannot_change():
    slot = Slot(1, 2)
    with pytest.raises(AttributeError):
        slot.day = 9
    next_day(slot)
    assert slot == Slot(1, 2)


def test_a_slot_can_be_a_key():
    assert {Slot(1, 2): "Ada"}[Slot(1, 2)] == "Ada"


def test_the_day_counts_before_the_hour():
    assert Slot(1, 20) < Slot(2, 3)
    assert Slot(2, 3) < Slot(2, 4)


def test_only_one_slot():
    assert earliest([Slot(4, 4)]) == Slot(4, 4)
