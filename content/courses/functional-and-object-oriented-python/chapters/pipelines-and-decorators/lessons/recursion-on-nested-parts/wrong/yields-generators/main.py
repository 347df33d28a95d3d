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
    return part["weight"] + sum(total_weight(each) for each in part["parts"])


def part_names(part):
    yield part["name"]
    for each in part["parts"]:
        yield part_names(each)


@lru_cache
def fences(meters):
    if meters < 0:
        return 0
    if meters == 0:
        return 1
    return fences(meters - 1) + fences(meters - 2) + fences(meters - 3)


print(total_weight(GATE))
print(list(part_names(GATE)))
print(fences(35))
