from heapq import heappop, heappush

from counting import looks_of
from moor import MOOR
from road_map import load

PLACES, ROADS = load("highlands.txt")


def distances_from(roads, start):
    best = {start: 0}
    done = set()
    heap = [(0, start)]
    while heap:
        km, place = heappop(heap)
        done.add(place)
        for neighbor, length in roads[place]:
            new_km = km + length
            if neighbor not in best or new_km < best[neighbor]:
                best[neighbor] = new_km
                heappush(heap, (new_km, neighbor))
    return best
