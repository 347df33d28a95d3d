from town import ROOMS


def describe(rooms, here):
    room = rooms[here]
    exits = ", ".join(room["exits"].values())
    return f"{room['text']} Exits: {exits}."


def move(rooms, here, direction):
    return rooms[here]["exits"].get(direction, here)


here = move(ROOMS, "square", "north")
print(describe(ROOMS, here))
