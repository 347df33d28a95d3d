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


def find(sign):
    fields = []
    for row in range(len(MAP)):
        for column in range(len(MAP[row])):
            if MAP[row][column] == sign:
                fields.append((row, column))
    return fields


def lake_sizes():
    seen = set()
    sizes = []
    for start in find("~"):
        if start in seen:
            continue
        seen.add(start)
        stack = [start]
        size = 0
        while stack:
            row, column = stack.pop()
            size += 1
            for r, c in neighbors(row, column):
                if MAP[r][c] == "~" and (r, c) not in seen:
                    seen.add((r, c))
                    stack.append((r, c))
        sizes.append(size)
    return sizes


def fewest_steps():
    start = find("S")[0]
    goal = find("E")[0]
    steps = {start: 0}
    queue = deque([start])
    while queue:
        row, column = queue.popleft()
        for r, c in neighbors(row, column):
            if MAP[r][c] in ".E" and (r, c) not in steps:
                steps[(r, c)] = steps[(row, column)] + 1
                queue.append((r, c))
    return steps.get(goal)


sizes = lake_sizes()
print(f"Lakes: {len(sizes)}")
print(f"Largest lake: {max(sizes, default=0)} fields")
steps = fewest_steps()
if steps is None:
    print("No way to E")
else:
    print(f"Fewest steps to E: {steps}")
