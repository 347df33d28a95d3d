from main import counted, greet, weigh


def test_the_result_comes_back():
    assert weigh(2) == 16
    assert greet("Ada") == "Morning, Ada."


def test_arguments_by_name():
    assert weigh(2, brass=1) == 25


def test_each_function_counts_its_own_calls():
    @counted
    def open_gate():
        return "open"

    @counted
    def close_gate():
        return "closed"

    open_gate()
    open_gate()
    close_gate()
    assert (open_gate.calls, close_gate.calls) == (2, 1)
