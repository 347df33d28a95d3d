import math
from heapq import heappop, heappush


def way_back(came_from, place):
    route = []
    while place is not None:
        route.append(place)
        place = came_from[place]
    route.reverse()
    return route


def a_star(places, roads, start, goal):
    """Returns (km, route, number of visited places), or (None, [], number)."""
    best = {start: 0}
    came_from = {start: None}
    done = set()
    heap = [(0, start)]
    while heap:
        estimate, place = heappop(heap)
        if place in done:
            continue
        done.add(place)
        if place == goal:
            return best[goal], way_back(came_from, goal), len(done)
        for neighbor, length in roads[place]:
            new_km = best[place] + length
            if neighbor not in best or new_km < best[neighbor]:
                best[neighbor] = new_km
                came_from[neighbor] = place
                estimate = new_km + math.dist(places[neighbor], places[goal])
                heappush(heap, (estimate, neighbor))
    return None, [], len(done)


def heading(places, start, end):
    """The direction from one place to another, such as "northwest"."""
    (x1, y1), (x2, y2) = places[start], places[end]
    eighth = round(math.degrees(math.atan2(x2 - x1, y2 - y1)) / 45) % 8
    names = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"]
    return names[eighth]


def length_of_road(roads, start, end):
    for neighbor, km in roads[start]:
        if neighbor == end:
            return km
    return None
