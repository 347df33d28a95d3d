import pytest

from main import Order, Slot, earliest, next_day


def test_an_order():
    order = Order("Tomas", 6, 3)
    assert repr(order) == "Order(customer='Tomas', price=6, count=3, extras=[])"
    assert order.total() == 18


def test_extras_cost():
    assert Order("Ada", 10, extras=["paint", "bell"]).total() == 20
    assert Order("Ada", 10, 3, ["bell"]).total() == 35


def test_at_least_one_piece():
    with pytest.raises(ValueError):
        Order("Hob", 6, 0)


def test_slots():
    assert earliest([Slot(2, 8), Slot(1, 15), Slot(1, 9)]) == Slot(1, 9)
    assert next_day(Slot(2, 8)) == Slot(3, 8)
