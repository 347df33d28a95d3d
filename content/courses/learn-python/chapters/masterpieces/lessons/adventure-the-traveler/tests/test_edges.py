from main import Traveler


def small_map():
    return {
        "yard": {"text": "A yard.", "exits": {"in": "barn"}, "things": ["rope", "nail"]},
        "barn": {"text": "Hay.", "exits": {"out": "yard"}, "things": []},
    }


def test_a_wall_changes_nothing():
    traveler = Traveler(small_map(), "yard")
    assert traveler.go("up") == "You can't go that way."
    assert traveler.here == "yard"


def test_nothing_to_take():
    traveler = Traveler(small_map(), "barn")
    assert traveler.take("rope") == "There's no rope here."
    assert traveler.bag == []


def test_a_thing_can_be_taken_only_once():
    rooms = small_map()
    traveler = Traveler(rooms, "yard")
    traveler.take("rope")
    assert traveler.take("rope") == "There's no rope here."
    assert rooms["yard"]["things"] == ["nail"]
    assert traveler.bag == ["rope"]


def test_things_are_taken_where_the_traveler_is():
    traveler = Traveler(small_map(), "yard")
    traveler.go("in")
    assert traveler.take("nail") == "There's no nail here."
    traveler.go("out")
    assert traveler.take("nail") == "Taken: nail."


def test_each_traveler_has_a_bag_of_their_own():
    first = Traveler(small_map(), "yard")
    second = Traveler(small_map(), "yard")
    first.take("rope")
    assert second.bag == []
