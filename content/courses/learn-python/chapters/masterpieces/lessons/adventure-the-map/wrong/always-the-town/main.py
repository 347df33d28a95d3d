from town import ROOMS


def describe(rooms, here):
    room = ROOMS[here]
    exits = ", ".join(room["exits"])
    return f"{room['text']} Exits: {exits}."


def move(rooms, here, direction):
    return ROOMS[here]["exits"].get(direction, here)


here = move(ROOMS, "square", "north")
print(describe(ROOMS, here))
