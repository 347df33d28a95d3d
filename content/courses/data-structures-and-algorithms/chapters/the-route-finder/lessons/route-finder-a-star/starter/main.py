import math
from heapq import heappop, heappush

from road_map import load

PLACES, ROADS = load("highlands.txt")


def way_back(came_from, place):
    route = []
    while place is not None:
        route.append(place)
        place = came_from[place]
    route.reverse()
    return route


def a_star(places, roads, start, goal):
    best = {start: 0}
    came_from = {start: None}
    done = set()
    heap = [(0, start)]
    while heap:
        km, place = heappop(heap)
        if place in done:
            continue
        done.add(place)
        if place == goal:
            return km, way_back(came_from, goal), len(done)
        for neighbor, length in roads[place]:
            new_km = km + length
            if neighbor not in best or new_km < best[neighbor]:
                best[neighbor] = new_km
                came_from[neighbor] = place
                heappush(heap, (new_km, neighbor))
    return None, [], len(done)


print(a_star(PLACES, ROADS, "Inverness", "Edinburgh"))
