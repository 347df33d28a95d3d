from heapq import heappop, heappush

from counting import looks_of
from moor import MOOR
from road_map import load

PLACES, ROADS = load("highlands.txt")


def distances_from(roads, start):
    best = {start: 0}
    return best


print(distances_from(ROADS, "Stornoway"))
