import pytest

from main import And, Compare, Not, Or, QueryError, compare, matching, predicate

ROWS = [{"n": number} for number in range(6)]


def numbers(text):
    return [row["n"] for row in matching(ROWS, text)]


def test_all_signs():
    assert numbers("n = 2") == [2]
    assert numbers("n != 2") == [0, 1, 3, 4, 5]
    assert numbers("n < 2") == [0, 1]
    assert numbers("n <= 2") == [0, 1, 2]
    assert numbers("n > 4") == [5]
    assert numbers("n >= 4") == [4, 5]


def test_deeper_trees():
    assert numbers("not (n < 2 or n > 3)") == [2, 3]
    assert numbers("(n = 1 or n = 2) and n != 1 or n = 5") == [2, 5]


def test_equal_to_a_text_is_no_error():
    assert numbers("n = 'two'") == []
    assert numbers("n != 'two'") == [0, 1, 2, 3, 4, 5]


def test_a_predicate_by_hand():
    check = predicate(And(Compare("a", ">", 1), Not(Compare("b", "=", "x"))))
    assert check({"a": 2, "b": "y"}) is True
    assert check({"a": 2, "b": "x"}) is False
    assert predicate(Or(Compare("a", ">", 1), Compare("a", "<", 0)))({"a": 1}) is False


def test_and_stops_early():
    check = predicate(And(Compare("a", "=", 1), Compare("missing", "=", 1)))
    assert check({"a": 2}) is False


def test_it_is_lazy():
    def rows():
        yield {"n": 1}
        raise RuntimeError("read a row too many")

    assert next(matching(rows(), "n = 1")) == {"n": 1}


def test_a_mistake_in_the_text_is_reported_right_away():
    with pytest.raises(QueryError):
        matching([], "n = ")


def test_places():
    with pytest.raises(QueryError) as caught:
        compare("who", "<", "a", 9)({"who": 3})
    assert caught.value.place == 9
    with pytest.raises(QueryError) as caught:
        compare("who", "<", "a", 4)({})
    assert caught.value.place == 4


def test_no_rows():
    assert list(matching([], "n = 1")) == []


def test_the_names_of_the_problem():
    with pytest.raises(QueryError) as caught:
        compare("who", "<", 7, 0)({"who": "Ada"})
    assert str(caught.value) == "who can't be compared with 7"
