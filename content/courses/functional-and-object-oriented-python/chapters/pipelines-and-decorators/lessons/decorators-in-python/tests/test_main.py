from main import at_most, gate_price, whole_coins


def test_whole_coins():
    @whole_coins
    def half(price):
        return price / 2

    assert half(9) == 4
    assert isinstance(half(8), int)


def test_at_most():
    @at_most(10)
    def double(price):
        return price * 2

    assert double(4) == 8
    assert double(40) == 10


def test_the_name_is_kept():
    assert gate_price.__name__ == "gate_price"


def test_both_around_one_function():
    assert gate_price(3) == 37
    assert gate_price(20, per_meter=30) == 100
