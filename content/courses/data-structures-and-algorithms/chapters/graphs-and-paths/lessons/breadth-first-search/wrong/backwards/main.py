from collections import deque

from counting import looks_of

GRAPH = {
    "Lowmoor": ["Northgate", "Ford"],
    "Northgate": ["Lowmoor", "Mill", "Inn"],
    "Ford": ["Lowmoor", "Inn", "Deepwell"],
    "Mill": ["Northgate", "Tower"],
    "Inn": ["Northgate", "Ford"],
    "Deepwell": ["Ford", "Mine"],
    "Tower": ["Mill", "Mine"],
    "Mine": ["Deepwell", "Tower"],
    "Lighthouse": [],
}


def find_path(graph, start, goal):
    came_from = {start: None}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        if place == goal:
            return way_back(came_from, goal)
        for neighbor in graph[place]:
            if neighbor not in came_from:
                came_from[neighbor] = place
                queue.append(neighbor)
    return []


def way_back(came_from, place):
    path = []
    while place is not None:
        path.append(place)
        place = came_from[place]
    return path
