from main import best_offer, every_nth_free, full_price, only_for, percent_off, receipts


def order(customer, price, count):
    return {"customer": customer, "price": price, "count": count}


def test_percent_off():
    assert percent_off(30)(order("Ada", 10, 2)) == 14


def test_every_fourth_is_free():
    assert every_nth_free(4)(order("Ada", 10, 8)) == 60


def test_only_for_a_friend():
    rule = only_for("Tomas", percent_off(50))
    assert rule(order("Tomas", 10, 2)) == 10
    assert rule(order("Ada", 10, 2)) == 20


def test_best_offer():
    rules = {"full": full_price, "third free": every_nth_free(3)}
    assert best_offer(order("Hob", 5, 6), rules) == ("third free", 20)


def test_receipts():
    rules = {"full": full_price, "half": only_for("Tomas", percent_off(50))}
    orders = [order("Tomas", 10, 2), order("Ada", 10, 2)]
    assert receipts(orders, rules) == ["Ada: 20 coins (full)", "Tomas: 10 coins (half)"]
