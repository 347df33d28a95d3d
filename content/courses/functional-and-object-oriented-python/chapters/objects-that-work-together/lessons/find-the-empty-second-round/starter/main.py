class Patrol:
    def __init__(self, stops, rounds=1):
        self._stops = tuple(stops)
        self._rounds = rounds
        self._next = 0

    def __len__(self):
        return len(self._stops)

    def __iter__(self):
        return self

    def __next__(self):
        if self._next == len(self):
            raise StopIteration
        self._next += 1
        return self._stops[self._next - 1]


class Knocks:
    def __init__(self, times):
        self._left = times

    def __iter__(self):
        return self

    def __next__(self):
        if self._left > 0:
            self._left -= 1
            return "knock"


night = Patrol(["gate", "mine"], rounds=2)
print(list(night), list(night))
