def read_map(lines):
    places = {}
    roads = {}
    for line in lines:
        line = line.strip()
        if line == "" or line.startswith("#"):
            continue
        kind, first, second, last = line.split(";")
        if kind == "place":
            places[first] = (second, last)
            roads[first] = []
        else:
            for end in [first, second]:
                if end not in places:
                    raise ValueError(f"a road leads to {end}, which isn't on the map")
            roads[first].append((second, last))
            roads[second].append((first, last))
    return places, roads


def load(name):
    with open(name) as file:
        return read_map(file)


def message_of(lines):
    try:
        read_map(lines)
    except ValueError as error:
        return str(error)
    return "no error"
