ATLAS = {"Fenside": 12, "Lowmoor": {"Forge Lane": 40, "Market": {"North Row": 30, "South Row": 55}, "Bridge": 40}, "Highfold": {"Old Farm": 6, "New Farm": 6}}
ROADS = {"Moor": ["Mill", "Ford", "Gate"], "Gate": ["Mill", "Ford"], "Mill": ["Sea"], "Ford": ["Mill", "Sea"], "Fen": ["Moor"]}
START = "Moor"


def print_places(places, indent):
    for name, place in places.items():
        print(f"{name}: {place}")


print_places(ATLAS, 0)
