from heapq import heappop, heappush

from road_map import load

PLACES, ROADS = load("highlands.txt")


def length_of(roads, route):
    total = 0
    for i in range(len(route) - 1):
        for neighbor, km in roads[route[i]]:
            if neighbor == route[i + 1]:
                total += km
    return total


def way_back(came_from, place):
    route = []
    while place is not None:
        route.append(place)
        place = came_from[place]
    route.reverse()
    return route


def shortest_route(roads, start, goal):
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
            return km, way_back(came_from, goal)
        for neighbor, length in roads[place]:
            if neighbor not in best or km + length < best[neighbor]:
                best[neighbor] = km + length
                came_from[neighbor] = place
                heappush(heap, (km + length, neighbor))
    return None, []


km, route = shortest_route(ROADS, "Ullapool", "Glasgow")
print(km, route)
print(length_of(ROADS, route))
