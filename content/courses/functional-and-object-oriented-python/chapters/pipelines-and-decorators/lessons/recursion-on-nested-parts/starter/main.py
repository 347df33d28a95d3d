from functools import lru_cache

GATE = {
    "name": "gate",
    "weight": 5,
    "parts": [
        {"name": "frame", "weight": 40, "parts": [{"name": "bolt", "weight": 1, "parts": []}]},
        {"name": "wing", "weight": 25, "parts": [{"name": "hinge", "weight": 3, "parts": []}]},
    ],
}


def total_weight(part):
    return part["weight"] + sum(each["weight"] for each in part["parts"])


def part_names(part):
    yield part["name"]


def fences(meters):
    return meters


print(total_weight(GATE))
print(list(part_names(GATE)))
print(fences(3))
