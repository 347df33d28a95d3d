from main import pack, sale_prices


def test_the_bag_stays():
    bag = ["map"]
    pack("rope", bag)
    assert bag == ["map"]


def test_an_empty_bag_stays_empty():
    bag = []
    assert pack("rope", bag) == ["rope"]
    assert bag == []


def test_rounding_and_other_percents():
    assert sale_prices([99, 10, 1], 10) == [90, 9, 1]
    assert sale_prices([80], 25) == [60]


def test_no_sale():
    prices = [5, 7]
    same = sale_prices(prices, 0)
    same.append(1)
    assert prices == [5, 7]


def test_no_prices():
    assert sale_prices([], 50) == []
