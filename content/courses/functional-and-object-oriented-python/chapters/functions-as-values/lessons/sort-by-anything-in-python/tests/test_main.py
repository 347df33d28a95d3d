from main import by_price, dearest, work_list


def order(who, price=1, count=1, day=1):
    return {"who": who, "price": price, "count": count, "day": day}


def names(orders):
    return [each["who"] for each in orders]


def test_cheapest_first():
    assert names(by_price([order("Hob", price=60), order("Ada", price=45)])) == ["Ada", "Hob"]


def test_dearest():
    assert dearest([order("Ada", price=45), order("Hob", price=60), order("Lint", price=9)])["who"] == "Hob"


def test_work_list_by_day_then_most_pieces():
    orders = [order("Hob", count=9, day=2), order("Ada", count=3), order("Tomas", count=8)]
    assert names(work_list(orders)) == ["Tomas", "Ada", "Hob"]
