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
    return []


print(find_path(GRAPH, "Lowmoor", "Mine"))
