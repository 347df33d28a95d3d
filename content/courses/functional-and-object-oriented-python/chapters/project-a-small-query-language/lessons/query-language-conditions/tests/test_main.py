import pytest

from main import And, Compare, Not, Or, QueryError, matching, predicate

ROWS = [
    {"name": "mill gate", "kind": "oak", "price": 60},
    {"name": "town gate", "kind": "iron", "price": 240},
    {"name": "coal hatch", "kind": "iron", "price": 45},
]


def names(text):
    return [row["name"] for row in matching(ROWS, text)]


def test_one_comparison():
    assert names("price < 100") == ["mill gate", "coal hatch"]
    assert names("kind = 'iron'") == ["town gate", "coal hatch"]


def test_and_or_not():
    assert names("kind = 'iron' and price < 100") == ["coal hatch"]
    assert names("kind = 'oak' or price > 200") == ["mill gate", "town gate"]
    assert names("not kind = 'oak'") == ["town gate", "coal hatch"]


def test_an_unknown_column():
    with pytest.raises(QueryError, match="there is no column owner") as caught:
        names("price > 1 and owner = 'Ada'")
    assert caught.value.place == 14


def test_a_price_is_not_a_text():
    with pytest.raises(QueryError, match="price can't be compared with 'oak'"):
        names("price < 'oak'")
