from main import by_district, popular, signpost

PLACES = [("Mill", "North", 9, 40), ("Quarry", "East", 5, 12), ("Fen", "North", 5, 3), ("Inn", "East", 2, 40)]


def test_signpost():
    assert signpost(PLACES) == ["Inn", "Fen", "Quarry", "Mill"]


def test_popular():
    assert popular(PLACES) == ["Mill", "Inn", "Quarry", "Fen"]


def test_by_district():
    assert by_district(PLACES) == [PLACES[1], PLACES[3], PLACES[0], PLACES[2]]
