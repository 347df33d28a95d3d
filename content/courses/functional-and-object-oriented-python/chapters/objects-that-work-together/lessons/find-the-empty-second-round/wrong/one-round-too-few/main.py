class Patrol:
    def __init__(self, stops, rounds=1):
        self._stops = tuple(stops)
        self._rounds = rounds

    def __len__(self):
        return len(self._stops) * self._rounds

    def __iter__(self):
        yield from self._stops


class Knocks:
    def __init__(self, times):
        self._left = times

    def __iter__(self):
        return self

    def __next__(self):
        if self._left <= 0:
            raise StopIteration
        self._left -= 1
        return "knock"


night = Patrol(["gate", "mine"], rounds=2)
print(len(night), list(night), list(night))
print(list(Knocks(2)))
