def signpost(places):
    return [place[0] for place in sorted(places, key=lambda place: (place[2], place[0]))]


def popular(places):
    return [place[0] for place in sorted(places, key=lambda place: place[3])[::-1]]


def by_district(places):
    return sorted(places, key=lambda place: place[1])
