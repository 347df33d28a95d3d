def signpost(places):
    return [place[0] for place in sorted(places, key=lambda place: place[2])]


def popular(places):
    return [place[0] for place in sorted(places, key=lambda place: place[3], reverse=True)]


def by_district(places):
    return sorted(places, key=lambda place: place[1])
