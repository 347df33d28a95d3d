import pytest

from main import counted


def test_a_new_function_starts_at_zero():
    @counted
    def idle():
        return 1

    assert idle.calls == 0


def test_the_name_is_kept():
    @counted
    def rest():
        return 1

    assert rest.__name__ == "rest"


def test_a_failing_call_counts_too():
    @counted
    def fail(reason):
        raise ValueError(reason)

    with pytest.raises(ValueError, match="rust"):
        fail("rust")
    assert fail.calls == 1


def test_results_that_are_false():
    @counted
    def nothing(value=0):
        return value

    assert nothing() == 0
    assert nothing(value=[]) == []
    assert nothing.calls == 2
