from main import make_counter, make_discount


def test_rounding():
    assert make_discount(10)(99) == 90


def test_nothing_off():
    assert make_discount(0)(7) == 7


def test_two_discounts():
    ten, all_of_it = make_discount(10), make_discount(100)
    assert (ten(50), all_of_it(50), ten(20)) == (45, 0, 18)


def test_starts_below_zero():
    number = make_counter(-2)
    assert [number(), number()] == [-1, 0]
