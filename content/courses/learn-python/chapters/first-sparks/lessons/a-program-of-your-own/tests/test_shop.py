import main


def test_item_is_some_text():
    assert isinstance(main.item, str), "item should be text in quotation marks"
    assert main.item.strip() != "", "item should have a name in it"


def test_price_and_count_are_whole_numbers_above_0():
    assert type(main.price) is int, "price should be a whole number, without quotation marks"
    assert type(main.count) is int, "count should be a whole number, without quotation marks"
    assert main.price > 0, "price should be above 0"
    assert main.count > 0, "count should be above 0"


def test_total_is_price_times_count():
    assert main.total == main.price * main.count, "total should be price times count"
