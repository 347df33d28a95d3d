from main import ORDERS, RULES, best_offer, every_nth_free, full_price, only_for, percent_off, receipts


def order(customer, price, count):
    return {"customer": customer, "price": price, "count": count}


def test_not_enough_pieces_for_a_free_one():
    assert every_nth_free(4)(order("Ada", 10, 3)) == 30


def test_the_discount_rounds_down():
    assert percent_off(10)(order("Ada", 99, 1)) == 90


def test_equal_prices_take_the_first_rule():
    assert best_offer(order("Ada", 5, 1), {"b": full_price, "a": every_nth_free(2)}) == ("b", 5)
    assert best_offer(order("Ada", 5, 1), {"a": every_nth_free(2), "b": full_price}) == ("a", 5)


def test_nothing_is_changed():
    mine = order("Tomas", 10, 4)
    best_offer(mine, RULES)
    receipts([mine], RULES)
    assert mine == order("Tomas", 10, 4)


def test_orders_keep_their_place():
    orders = [order("Ada", 1, 1), order("Hob", 9, 1)]
    receipts(orders, RULES)
    assert [each["customer"] for each in orders] == ["Ada", "Hob"]


def test_a_rule_of_a_rule_of_a_rule():
    rule = only_for("Ada", only_for("Ada", every_nth_free(2)))
    assert (rule(order("Ada", 3, 4)), rule(order("Hob", 3, 4))) == (6, 12)


def test_no_orders():
    assert receipts([], RULES) == []


def test_the_whole_day():
    assert receipts(ORDERS, RULES) == ["Hob: 60 coins (every 4th free)", "Ada: 30 coins (full price)", "Tomas: 5 coins (friend)"]
