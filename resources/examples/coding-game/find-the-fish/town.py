# The town: # is a wall, B is where Boots starts, F is the fish. Draw your own!
TOWN = [
    "##########",
    "#B..#....#",
    "#.#...##.#",
    "#.#.#..#.#",
    "#...##..F#",
    "##########",
]


def find(letter):
    """Returns the column and the row of a letter on the map."""
    for row, line in enumerate(TOWN):
        if letter in line:
            return line.index(letter), row
    raise ValueError(f"There's no {letter} on the map")


def show(x, y):
    """Prints the map with Boots at a place."""
    for row, line in enumerate(TOWN):
        cells = line.replace("B", ".")
        if row == y:
            cells = cells[:x] + "B" + cells[x + 1 :]
        print(cells.replace(".", " "))
