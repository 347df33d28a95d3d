from collections import deque

MAP = [
    "S..#.~~.",
    ".#.#.~..",
    ".#...#.~",
    "...~...~",
    "~#.~~#.E",
]


def neighbors(row, column):
    found = []
    for r, c in [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]:
        if 0 <= r < len(MAP) and 0 <= c < len(MAP[r]):
            found.append((r, c))
    return found
