# The computer plays this one: it finds the shortest way from S to E.
from collections import deque

MINE = [
    "S.#.....",
    "..#.###.",
    "#...#...",
    "..#...#.",
    ".##.#.#E",
]


def neighbors(x, y):
    for step_x, step_y in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        next_x, next_y = x + step_x, y + step_y
        if 0 <= next_y < len(MINE) and 0 <= next_x < len(MINE[0]) and MINE[next_y][next_x] != "#":
            yield next_x, next_y


def shortest_path(start):
    came_from = {start: None}
    waiting = deque([start])
    while waiting:
        place = waiting.popleft()
        if MINE[place[1]][place[0]] == "E":
            path = []
            while place:
                path.append(place)
                place = came_from[place]
            return path[::-1]
        for neighbor in neighbors(*place):
            if neighbor not in came_from:
                came_from[neighbor] = place
                waiting.append(neighbor)
    return []


path = shortest_path((0, 0))
for y, line in enumerate(MINE):
    print("".join("*" if (x, y) in path and cell == "." else cell for x, cell in enumerate(line)))
print(f"\nOut in {len(path) - 1} steps." if path else "\nThere's no way out. Dig!")
