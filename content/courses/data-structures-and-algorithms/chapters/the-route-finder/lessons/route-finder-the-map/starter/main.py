def read_map(lines):
    places = {}
    roads = {}
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


places, roads = load("highlands.txt")
print(f"{len(places)} places")
print(message_of(["place;Oban;86;124", "road;Oban;Tindrum;58"]))
