from main import by_price, dearest, work_list


def order(who, price=1, count=1, day=1):
    return {"who": who, "price": price, "count": count, "day": day}


def names(orders):
    return [each["who"] for each in orders]


def test_the_given_list_stays_as_it_was():
    orders = [order("Hob", price=60, day=3), order("Ada", price=45, day=1)]
    by_price(orders)
    work_list(orders)
    assert names(orders) == ["Hob", "Ada"]


def test_equal_prices_keep_their_order():
    assert names(by_price([order("b", 5), order("a", 5), order("c", 2)])) == ["c", "b", "a"]


def test_the_same_day_and_count_keep_their_order():
    assert names(work_list([order("b"), order("a")])) == ["b", "a"]


def test_days_are_compared_as_numbers():
    assert names(work_list([order("b", day=10), order("a", day=9)])) == ["a", "b"]


def test_no_orders():
    assert by_price([]) == []
    assert work_list([]) == []


def test_dearest_of_one():
    assert dearest([order("Sable", price=0)])["who"] == "Sable"
