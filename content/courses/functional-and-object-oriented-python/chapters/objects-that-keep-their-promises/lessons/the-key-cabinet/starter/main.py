from dataclasses import dataclass


@dataclass(frozen=True)
class Key:
    number: int
    opens: str


class KeyCabinet:
    def __init__(self, keys):
        self._keys = {}
        self._lent = {}
