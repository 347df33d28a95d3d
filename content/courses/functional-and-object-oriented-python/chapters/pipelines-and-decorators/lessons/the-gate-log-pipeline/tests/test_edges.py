from main import Entry, Visit, entries, first_visits, report, still_inside, visits


def test_out_without_in_is_skipped():
    assert list(visits([Entry(5, "Ada", "out"), Entry(9, "Ada", "in")])) == []


def test_somebody_comes_twice():
    log = [Entry(0, "Ada", "in"), Entry(4, "Ada", "out"), Entry(10, "Ada", "in"), Entry(11, "Ada", "out"), Entry(20, "Ada", "out")]
    assert list(visits(log)) == [Visit("Ada", 4), Visit("Ada", 1)]


def test_a_second_in_replaces_the_first():
    log = [Entry(0, "Ada", "in"), Entry(6, "Ada", "in"), Entry(10, "Ada", "out")]
    assert list(visits(log)) == [Visit("Ada", 4)]


def test_other_last_words_are_skipped():
    assert list(entries(["06:10 Tomas inside", "06:10 in Tomas", "06:10 Mira Ash in", "in", "00:05  Ada   out "])) == [Entry(5, "Ada", "out")]


def test_inside_after_coming_back():
    log = [Entry(1, "Ada", "in"), Entry(2, "Ada", "out"), Entry(3, "Ada", "in"), Entry(4, "Hob", "out")]
    assert still_inside(log) == frozenset(["Ada"])


def test_nobody_inside():
    assert still_inside([]) == frozenset()
    assert isinstance(still_inside([]), frozenset)


def test_first_visits_read_no_further():
    def lines():
        yield "06:00 Ada in"
        yield "06:05 Ada out"
        raise RuntimeError("read a line too many")

    assert first_visits(lines(), 1) == [Visit("Ada", 5)]


def test_report_with_equal_times():
    lines = ["06:00 Hob in", "06:00 Ada in", "06:30 Hob out", "06:30 Ada out"]
    assert report(lines) == ["Ada     30 min", "Hob     30 min"]


def test_works_with_a_stream_too():
    assert list(visits(entries(iter(["10:00 Lint in", "11:01 Lint out"])))) == [Visit("Lint", 61)]


def test_an_empty_report():
    assert report([]) == []
