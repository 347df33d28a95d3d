from town import ROOMS, describe, move


class Traveler:
    def __init__(self, rooms, here):
        self.rooms = rooms
        self.here = here
        self.bag = []

    def go(self, direction):
        place = move(self.rooms, self.here, direction)
        if place == self.here:
            return "You can't go that way."
        return describe(self.rooms, place)

    def take(self, thing):
        things = self.rooms[self.here]["things"]
        if thing not in things:
            return f"There's no {thing} here."
        things.remove(thing)
        self.bag.append(thing)
        return f"Taken: {thing}."


tomas = Traveler(ROOMS, "square")
print(tomas.go("north"))
print(tomas.take("lantern"))
print(tomas.bag)
