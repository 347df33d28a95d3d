PLACES = [
    ("Mill", "North", 9, 40),
    ("Quarry", "East", 5, 12),
    ("Fen", "North", 5, 3),
    ("Inn", "East", 2, 40),
]


def signpost(places):
    return sorted(places)


def popular(places):
    return sorted(places)


def by_district(places):
    return sorted(places)


print(signpost(PLACES))
print(popular(PLACES))
print(by_district(PLACES))
