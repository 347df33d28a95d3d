from dataclasses import dataclass


@dataclass(frozen=True)
class Key:
    number: int
    opens: str

    @classmethod
    def from_text(cls, text):
        number, opens = text.split(maxsplit=1)
        return cls(int(number), opens)


class KeyCabinet:
    def __init__(self, keys):
        self._keys = {}
        self._lent = {}
        for key in keys:
            if key.number in self._keys:
                raise ValueError(f"two keys have the number {key.number}")
            self._keys[key.number] = key

    @classmethod
    def from_text(cls, text):
        return cls(Key.from_text(line) for line in text.splitlines() if line.strip())

    def __repr__(self):
        return f"KeyCabinet({len(self._keys)} keys, {len(self._lent)} lent)"

    @property
    def free(self):
        free = [key for number, key in self._keys.items() if number not in self._lent]
        return tuple(free)

    def lend(self, number, who):
        if number not in self._keys:
            raise ValueError(f"there is no key {number}")
        if number in self._lent:
            raise ValueError(f"{self._lent[number]} has key {number}")
        self._lent[number] = who
        return self._keys[number]

    def give_back(self, number):
        if number not in self._lent:
            raise ValueError(f"key {number} isn't lent")
        return self._lent.pop(number)

    def keys_of(self, who):
        return frozenset(self._keys[number] for number, name in self._lent.items() if name == who)


cabinet = KeyCabinet.from_text("""
12 archive
3 coal cellar
7 gate
""")
cabinet.lend(12, "Lint")
print(cabinet)
for key in cabinet.free:
    print(key)
