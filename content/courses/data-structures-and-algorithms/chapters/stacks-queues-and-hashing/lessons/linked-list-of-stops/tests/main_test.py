from main import insert_after, reverse
from stops import names_of, route_of


def test_insert_behind_the_first():
    route = route_of(["Fen", "Gate", "Moor"])
    insert_after(route, "Mill")
    assert names_of(route) == ["Fen", "Mill", "Gate", "Moor"]


def test_insert_returns_the_new_stop():
    route = route_of(["Fen", "Gate"])
    assert insert_after(route, "Mill").name == "Mill"


def test_reverse():
    assert names_of(reverse(route_of(["Fen", "Gate", "Moor"]))) == ["Moor", "Gate", "Fen"]


def test_the_last_stop_is_now_the_first():
    route = route_of(["Fen", "Gate", "Moor"])
    last = route.next.next
    assert reverse(route) is last
