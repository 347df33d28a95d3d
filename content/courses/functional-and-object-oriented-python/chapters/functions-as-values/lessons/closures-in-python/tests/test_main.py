from main import make_counter, make_discount


def test_half_off():
    half_off = make_discount(50)
    assert half_off(30) == 15
    assert half_off(8) == 4


def test_counts_on():
    number = make_counter(0)
    assert [number(), number(), number()] == [1, 2, 3]


def test_two_counters():
    first = make_counter(0)
    second = make_counter(10)
    first()
    assert second() == 11
    assert first() == 2
