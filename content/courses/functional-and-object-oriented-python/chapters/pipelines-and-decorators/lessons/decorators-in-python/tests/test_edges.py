from main import at_most, gate_price, whole_coins


def test_any_arguments():
    @whole_coins
    def total(*prices, fee=0.5):
        return sum(prices) + fee

    assert total() == 0
    assert total(1, 2, 3) == 6
    assert total(1, fee=2.9) == 3


def test_at_most_with_named_arguments():
    @at_most(5)
    def add(a, b):
        return a + b

    assert add(b=1, a=2) == 3
    assert add(3, 2) == 5
    assert add(3, b=3) == 5


def test_two_limits():
    low, high = at_most(1)(abs), at_most(100)(abs)
    assert (low(-50), high(-50)) == (1, 50)


def test_at_most_keeps_the_name():
    def price():
        return 1

    assert at_most(3)(price).__name__ == "price"


def test_whole_coins_keeps_the_name():
    def price():
        return 1

    assert whole_coins(price).__name__ == "price"


def test_the_default_price():
    assert gate_price(2) == 25
