import pytest

from main import GATES, QueryError, QueryParser, answer, run

ROWS = [{"a": 3, "b": "x"}, {"a": 1, "b": "y"}, {"a": 2, "b": "x"}]


def fails_at(text):
    with pytest.raises(QueryError) as caught:
        QueryParser(text).query()
    return caught.value.place


def test_the_parts_of_a_query():
    query = QueryParser("show b, a where a = 1 sort b down take 5").query()
    assert [token.value for token in query.columns] == ["b", "a"]
    assert (query.condition.column, query.condition.sign, query.condition.value) == ("a", "=", 1)
    assert (query.sort.value, query.down, query.limit) == ("b", True, 5)


def test_a_short_query():
    query = QueryParser("show a").query()
    assert (len(query.columns), query.condition, query.sort, query.down, query.limit) == (1, None, None, False, None)
    assert isinstance(query.columns, tuple)


def test_columns_in_their_order():
    assert [list(row.items()) for row in run("show b, a take 1", ROWS)] == [[("b", "x"), ("a", 3)]]


def test_sort_up_and_down():
    assert [row["a"] for row in run("show a sort a", ROWS)] == [1, 2, 3]
    assert [row["a"] for row in run("show a sort a down", ROWS)] == [3, 2, 1]


def test_sort_by_a_column_that_is_not_shown():
    assert run("show b sort a", ROWS) == [{"b": "y"}, {"b": "x"}, {"b": "x"}]


def test_take_nothing_and_too_many():
    assert run("show a take 0", ROWS) == []
    assert len(run("show a take 99", ROWS)) == 3


def test_without_sort_the_order_stays():
    assert [row["a"] for row in run("show a where b = 'x'", ROWS)] == [3, 2]


def test_take_without_sort_is_lazy():
    def rows():
        yield {"a": 1}
        raise RuntimeError("read a row too many")

    assert run("show a take 1", rows()) == [{"a": 1}]


def test_the_rows_stay():
    rows = [{"a": 2}, {"a": 1}]
    run("show a sort a", rows)
    assert rows == [{"a": 2}, {"a": 1}]


def test_mistakes_in_the_sentence():
    assert fails_at("") == 0
    assert fails_at("name, price") == 0
    assert fails_at("show") == 4
    assert fails_at("show a,") == 7
    assert fails_at("show a take b") == 12
    assert fails_at("show a sort 5") == 12
    assert fails_at("show a take 1 sort a") == 14
    assert fails_at("show a whree a = 1") == 7
    assert fails_at("show a where a = 1 a") == 19


def test_mistakes_that_the_data_shows():
    assert answer("show a sort c", ROWS) == "show a sort c\n            ^ there is no column c"
    assert answer("show a where c = 1", ROWS) == "show a where c = 1\n             ^ there is no column c"
    assert answer("show a where b < 5", ROWS) == "show a where b < 5\n             ^ b can't be compared with 5"


def test_a_mistake_at_the_start():
    assert answer("tell a", ROWS) == "tell a\n^ show is missing here"


def test_nothing_found():
    assert answer("show a where a > 99", ROWS) == "nothing found"


def test_a_table_of_one_row():
    assert answer("show a take 1", ROWS) == "a\n3"


def test_widths_of_a_table():
    assert answer("show a, b", [{"a": 1000, "b": "x"}, {"a": 7, "b": ""}]) == "a     b\n1000  x\n7"
