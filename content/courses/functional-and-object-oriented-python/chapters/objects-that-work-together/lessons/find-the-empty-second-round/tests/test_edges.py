from main import Knocks, Patrol


def test_a_loop_in_a_loop():
    night = Patrol("ab")
    assert [first + second for first in night for second in night] == ["aa", "ab", "ba", "bb"]


def test_no_stops():
    assert list(Patrol([], 3)) == []
    assert len(Patrol([], 3)) == 0


def test_no_rounds():
    assert list(Patrol(["gate"], 0)) == []


def test_a_loop_that_stops_early():
    night = Patrol(["gate", "mine"])
    assert next(iter(night)) == "gate"
    assert list(night) == ["gate", "mine"]


def test_stops_from_a_generator():
    night = Patrol(stop for stop in ["a", "b"])
    assert (list(night), list(night)) == (["a", "b"], ["a", "b"])


def test_no_knock():
    assert next(Knocks(0), "the end") == "the end"


def test_knocks_are_used_up():
    visitor = Knocks(1)
    assert next(visitor) == "knock"
    assert next(visitor, "end") == "end"
    assert next(visitor, "end") == "end"
    assert iter(visitor) is visitor


def test_three_knocks():
    visitor = Knocks(3)
    assert [next(visitor, "-") for _ in range(4)] == ["knock", "knock", "knock", "-"]


def test_three_rounds_of_one():
    assert list(Patrol(["mill"], 3)) == ["mill", "mill", "mill"]
    assert len(Patrol(["mill"], 3)) == 3
