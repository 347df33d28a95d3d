# The moor from the last chapter, with weights: a step onto bog (:) counts 3, any other step 1.
FIELDS = [
    "S::E",
    "....",
]


def roads_of(fields):
    roads = {}
    for row in range(len(fields)):
        for column in range(len(fields[row])):
            roads[(row, column)] = []
            for r, c in [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]:
                if 0 <= r < len(fields) and 0 <= c < len(fields[r]):
                    cost = 3 if fields[r][c] == ":" else 1
                    roads[(row, column)].append(((r, c), cost))
    return roads


MOOR = roads_of(FIELDS)
