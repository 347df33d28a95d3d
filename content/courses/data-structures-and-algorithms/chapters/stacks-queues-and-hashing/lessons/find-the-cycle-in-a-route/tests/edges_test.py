from main import has_loop
from stops import loop_of, route_of


def test_routes_that_end():
    for size in range(1, 9):
        assert has_loop(route_of([f"stop {number}" for number in range(size)])) is False


def test_all_stops_have_the_same_name():
    for size in range(1, 9):
        assert has_loop(route_of(["Fen"] * size)) is False


def test_loops_of_every_size():
    for size in range(1, 8):
        for back_to in range(size):
            assert has_loop(loop_of([f"stop {number}" for number in range(size)], back_to)) is True


def test_a_stop_that_leads_to_itself():
    assert has_loop(loop_of(["Fen"], 0)) is True
