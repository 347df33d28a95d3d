import pytest

from main import And, Compare, Not, Or, QueryError, parse_condition

cheap = Compare("price", "<", 10)
oak = Compare("kind", "=", "oak")
new = Compare("year", ">=", 1200)


def fails_at(text):
    with pytest.raises(QueryError) as caught:
        parse_condition(text)
    return caught.value.place


def test_every_comparison():
    assert [parse_condition(f"a {sign} 1").sign for sign in ("=", "!=", "<", "<=", ">", ">=")] == ["=", "!=", "<", "<=", ">", ">="]


def test_the_place_of_a_comparison():
    tree = parse_condition("price < 10 and kind = 'oak'")
    assert (tree.left.place, tree.right.place) == (0, 15)


def test_from_the_left():
    assert parse_condition("price < 10 or kind = 'oak' or year >= 1200") == Or(Or(cheap, oak), new)
    assert parse_condition("price < 10 and kind = 'oak' and year >= 1200") == And(And(cheap, oak), new)


def test_and_first_then_or():
    assert parse_condition("price < 10 and kind = 'oak' or year >= 1200") == Or(And(cheap, oak), new)


def test_not_takes_one_thing():
    assert parse_condition("not price < 10 and kind = 'oak'") == And(Not(cheap), oak)
    assert parse_condition("not not price < 10") == Not(Not(cheap))


def test_parentheses_first():
    assert parse_condition("(kind = 'oak' or price < 10) and year >= 1200") == And(Or(oak, cheap), new)
    assert parse_condition("((price < 10))") == cheap


def test_a_text_that_looks_like_a_word_of_the_language():
    assert parse_condition("name = 'and'") == Compare("name", "=", "and")


def test_where_it_fails():
    assert fails_at("") == 0
    assert fails_at("price 10") == 6
    assert fails_at("price ( 10") == 6
    assert fails_at("price < kind") == 8
    assert fails_at("(price < 10") == 11
    assert fails_at("price < 10 kind = 'oak'") == 11
    assert fails_at("price < 10 and") == 14
    assert fails_at("'oak' = kind") == 0


def test_messages():
    with pytest.raises(QueryError, match="a number or a text is missing here"):
        parse_condition("price < ")
    with pytest.raises(QueryError, match="is missing here"):
        parse_condition("(a < 1")
