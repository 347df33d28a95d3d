from main import by_district, popular, signpost


def test_no_places():
    assert signpost([]) == []
    assert popular([]) == []
    assert by_district([]) == []


def test_distance_before_name():
    places = [("A", "X", 30, 0), ("B", "X", 4, 0), ("C", "X", 4, 0), ("AA", "X", 4, 0)]
    assert signpost(places) == ["AA", "B", "C", "A"]


def test_popular_is_stable():
    places = [("Z", "X", 1, 5), ("A", "X", 1, 5), ("M", "X", 1, 9), ("B", "X", 9, 5)]
    assert popular(places) == ["M", "Z", "A", "B"]


def test_district_is_stable():
    places = [("Z", "South", 9, 5), ("A", "North", 8, 5), ("B", "South", 1, 7), ("Y", "North", 2, 1)]
    assert by_district(places) == [places[1], places[3], places[0], places[2]]


def test_the_list_stays_as_it_was():
    places = [("Z", "South", 9, 1), ("A", "North", 8, 5)]
    assert signpost(places) + popular(places) == ["A", "Z", "A", "Z"]
    assert by_district(places) == [places[1], places[0]]
    assert places == [("Z", "South", 9, 1), ("A", "North", 8, 5)]
