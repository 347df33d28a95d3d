from main import Knocks, Patrol


def test_two_loops():
    night = Patrol(["gate", "mine"])
    assert list(night) == ["gate", "mine"]
    assert list(night) == ["gate", "mine"]


def test_rounds():
    night = Patrol(["gate", "mine"], rounds=2)
    assert list(night) == ["gate", "mine", "gate", "mine"]
    assert len(night) == 4


def test_knocks():
    visitor = Knocks(2)
    assert next(visitor) == "knock"
    assert next(visitor) == "knock"
    assert next(visitor, "the end") == "the end"
