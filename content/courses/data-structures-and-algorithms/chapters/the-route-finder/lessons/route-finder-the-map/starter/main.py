def read_map(lines):
    places = {}
    roads = {}
    return places, roads


def load(name):
    with open(name) as file:
        return read_map(file)


places, roads = load("highlands.txt")
print(f"{len(places)} places")
