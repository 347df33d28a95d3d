PLACES = [
    ("Mill", "North", 9, 40),
    ("Quarry", "East", 5, 12),
    ("Fen", "North", 5, 3),
    ("Inn", "East", 2, 40),
]


def miles_and_name(place):
    return place[2], place[0]


def visits_of(place):
    return place[3]


def district_of(place):
    return place[1]


def signpost(places):
    return [place[0] for place in sorted(places, key=miles_and_name)]


def popular(places):
    return [place[0] for place in sorted(places, key=visits_of, reverse=True)]


def by_district(places):
    return sorted(places, key=district_of)


print(signpost(PLACES))
print(popular(PLACES))
print(by_district(PLACES))
