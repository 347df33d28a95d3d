START = "Inn"
LOG = ["go Mill", "go Fen", "back", "go Gate", "back", "go Ford"]
KEEP = 3


class Ring:
    def __init__(self, size):
        self.slots = [None] * size
        self.count = 0

    def add(self, value):
        self.slots[0] = value
        self.count += 1

    def values(self):
        return self.slots


here = START
for line in LOG:
    if line != "back":
        command, here = line.split(" ", 1)
print(f"At: {here}")
