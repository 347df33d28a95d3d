from main import insert_after, reverse
from stops import names_of, route_of


def test_insert_at_the_end():
    route = route_of(["Fen", "Gate"])
    insert_after(route.next, "Moor")
    assert names_of(route) == ["Fen", "Gate", "Moor"]


def test_insert_one_after_the_other():
    route = route_of(["Fen"])
    mill = insert_after(route, "Mill")
    insert_after(mill, "Ford")
    insert_after(route, "Inn")
    assert names_of(route) == ["Fen", "Inn", "Mill", "Ford"]


def test_the_other_stops_stay_the_same():
    route = route_of(["Fen", "Gate", "Moor"])
    gate = route.next
    assert insert_after(route, "Mill").next is gate


def test_reverse_short_routes():
    assert reverse(None) is None
    single = route_of(["Fen"])
    assert names_of(reverse(single)) == ["Fen"]
    assert names_of(reverse(route_of(["Fen", "Gate"]))) == ["Gate", "Fen"]


def test_the_first_becomes_the_last():
    route = route_of(["Fen", "Gate", "Moor", "Mill"])
    turned = reverse(route)
    assert names_of(turned) == ["Mill", "Moor", "Gate", "Fen"]
    assert route.next is None


def test_reverse_twice():
    names = [f"stop {number}" for number in range(50)]
    assert names_of(reverse(reverse(route_of(names)))) == names
