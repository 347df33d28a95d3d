from main import LOG, Entry, Visit, entries, first_visits, report, still_inside, visits


def test_entries_skip_other_lines():
    lines = ["06:10 Tomas in", "", "Boots was here", "07:00 Tomas out"]
    assert list(entries(lines)) == [Entry(370, "Tomas", "in"), Entry(420, "Tomas", "out")]


def test_visits():
    log = [Entry(370, "Tomas", "in"), Entry(380, "Hob", "in"), Entry(420, "Tomas", "out")]
    assert list(visits(log)) == [Visit("Tomas", 50)]


def test_still_inside():
    log = [Entry(1, "Tomas", "in"), Entry(2, "Hob", "in"), Entry(3, "Tomas", "out")]
    assert still_inside(log) == frozenset(["Hob"])


def test_first_visits():
    assert first_visits(LOG.splitlines(), 1) == [Visit("Tomas", 50)]


def test_the_report():
    assert report(LOG.splitlines()) == ["Hob    120 min", "Tomas   50 min"]
