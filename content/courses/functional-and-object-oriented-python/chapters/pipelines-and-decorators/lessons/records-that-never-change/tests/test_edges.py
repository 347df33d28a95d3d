import pytest

from main import Plan, area, count_orders, stock_key, wider


def test_a_plan_cannot_be_changed():
    with pytest.raises(AttributeError):
        Plan(1, 1).width = 5


def test_a_plan_is_a_tuple():
    width, height, color = Plan(3, 2, color="green")
    assert (width, height, color) == (3, 2, "green")


def test_wider_by_less():
    assert wider(Plan(5, 1), -2) == Plan(3, 1)


def test_another_area():
    assert area(Plan(7, 0)) == 0


def test_key_parts():
    assert stock_key(Plan(1, 1), ["bell", "bell"]) == (Plan(1, 1), frozenset(["bell"]))


def test_colors_are_different_orders():
    counts = count_orders([(Plan(1, 1), []), (Plan(1, 1, "red"), [])])
    assert sorted(counts.values()) == [1, 1]


def test_extras_in_any_order():
    counts = count_orders([(Plan(1, 1), ["a", "b"]), (Plan(1, 1), ["b", "a"]), (Plan(1, 1), ["a"])])
    assert sorted(counts.values()) == [1, 2]


def test_no_orders():
    assert count_orders([]) == {}
