from main import Traveler


def small_map():
    return {
        "yard": {"text": "A yard.", "exits": {"in": "barn"}, "things": ["rope"]},
        "barn": {"text": "Hay.", "exits": {"out": "yard"}, "things": []},
    }


def test_starts_with_an_empty_bag():
    traveler = Traveler(small_map(), "yard")
    assert traveler.here == "yard"
    assert traveler.bag == []


def test_goes_through_an_exit():
    traveler = Traveler(small_map(), "yard")
    assert traveler.go("in") == "Hay. Exits: out."
    assert traveler.here == "barn"


def test_takes_a_thing():
    traveler = Traveler(small_map(), "yard")
    assert traveler.take("rope") == "Taken: rope."
    assert traveler.bag == ["rope"]
