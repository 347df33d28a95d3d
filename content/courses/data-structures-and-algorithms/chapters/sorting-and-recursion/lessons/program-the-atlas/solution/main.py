ATLAS = {"Fenside": 12, "Lowmoor": {"Forge Lane": 40, "Market": {"North Row": 30, "South Row": 55}, "Bridge": 40}, "Highfold": {"Old Farm": 6, "New Farm": 6}}
ROADS = {"Moor": ["Mill", "Ford", "Gate"], "Gate": ["Mill", "Ford"], "Mill": ["Sea"], "Ford": ["Mill", "Sea"], "Fen": ["Moor"]}
START = "Moor"


def people_in(place):
    if not isinstance(place, dict):
        return place
    total = 0
    for inner in place.values():
        total += people_in(inner)
    return total


def biggest_first(entry):
    name, place = entry
    return -people_in(place), name


def print_places(places, indent):
    for name, place in sorted(places.items(), key=biggest_first):
        print(f"{'  ' * indent}{name}: {people_in(place)}")
        if isinstance(place, dict):
            print_places(place, indent + 1)


def ways_to_sea(start, memory):
    if start == "Sea":
        return 1
    if start not in memory:
        total = 0
        for place in ROADS.get(start, []):
            total += ways_to_sea(place, memory)
        memory[start] = total
    return memory[start]


print_places(ATLAS, 0)
print(f"{ways_to_sea(START, {})} ways from {START} to the sea")
