import pytest

from main import And, Compare, Not, Or, QueryError, parse_condition

cheap = Compare("price", "<", 10)
oak = Compare("kind", "=", "oak")
new = Compare("year", ">=", 1200)


def test_a_comparison():
    assert parse_condition("price < 10") == cheap
    assert parse_condition("kind = 'oak'") == oak


def test_and_binds_tighter_than_or():
    assert parse_condition("kind = 'oak' or price < 10 and year >= 1200") == Or(oak, And(cheap, new))


def test_not_and_parentheses():
    assert parse_condition("not (price < 10 or kind = 'oak')") == Not(Or(cheap, oak))


def test_a_missing_value():
    with pytest.raises(QueryError) as caught:
        parse_condition("price <")
    assert caught.value.place == 7
