from main import Plan, area, count_orders, stock_key, wider


def test_a_plan():
    plan = Plan(3, 2)
    assert (plan.width, plan.height, plan.color) == (3, 2, "black")
    assert area(plan) == 6


def test_wider_makes_a_new_plan():
    plan = Plan(3, 2, "red")
    assert wider(plan, 1) == Plan(4, 2, "red")
    assert plan.width == 3


def test_the_same_extras_have_the_same_key():
    assert stock_key(Plan(3, 2), ["lock", "bell"]) == stock_key(Plan(3, 2), ["bell", "lock"])


def test_count_orders():
    small, large = Plan(1, 2), Plan(4, 2)
    counts = count_orders([(small, ["lock"]), (large, []), (small, ["lock"])])
    assert counts[stock_key(small, ["lock"])] == 2
    assert counts[stock_key(large, [])] == 1
