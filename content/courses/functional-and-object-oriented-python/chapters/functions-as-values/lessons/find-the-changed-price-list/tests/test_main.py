from main import pack, sale_prices


def test_sale_prices():
    assert sale_prices([60, 48], 50) == [30, 24]


def test_the_price_list_stays():
    prices = [60, 48]
    sale_prices(prices, 50)
    assert prices == [60, 48]


def test_each_bag_starts_empty():
    assert pack("rope") == ["rope"]
    assert pack("map") == ["map"]


def test_pack_into_a_bag():
    assert pack("rope", ["map"]) == ["map", "rope"]
