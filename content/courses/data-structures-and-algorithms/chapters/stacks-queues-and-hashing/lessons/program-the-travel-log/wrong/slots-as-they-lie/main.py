START = "Inn"
LOG = ["go Mill", "go Fen", "back", "go Gate", "back", "go Ford"]
KEEP = 3


class Ring:
    def __init__(self, size):
        self.slots = [None] * size
        self.count = 0

    def add(self, value):
        self.slots[self.count % len(self.slots)] = value
        self.count += 1

    def values(self):
        return self.slots


visits = [START]
stack = []
for line in LOG:
    if line == "back":
        visits.append(stack.pop())
    else:
        stack.append(visits[-1])
        visits.append(line.split(" ", 1)[1])
ring = Ring(KEEP)
counts = {}
for place in visits:
    ring.add(place)
    counts[place] = counts.get(place, 0) + 1
most = max(counts, key=counts.get)
last = {}
start = 0
longest = 0
for index, place in enumerate(visits):
    if place in last and last[place] >= start:
        start = last[place] + 1
    last[place] = index
    longest = max(longest, index - start + 1)
print(f"At: {visits[-1]}")
print(f"Last {KEEP}: {', '.join(ring.values())}")
print(f"Most visits: {most} ({counts[most]})")
print(f"Longest stretch: {longest}")
