from enum import Enum
from itertools import takewhile
from typing import NamedTuple


class Kind(Enum):
    WORD = "a name"
    NUMBER = "a number"
    TEXT = "a text"
    SIGN = "a sign"
    END = "the end"


class Token(NamedTuple):
    kind: Kind
    value: object
    place: int


class QueryError(Exception):
    def __init__(self, message, place):
        super().__init__(message)
        self.place = place


SIGNS = ("!=", "<=", ">=", "=", "<", ">", "(", ")", ",")


def run_of(text, place, test):
    return "".join(takewhile(test, text[place:]))


def tokenize(text):
    place = 0
    while place < len(text):
        word = run_of(text, place, str.isalpha)
        yield Token(Kind.WORD, word, place)
        place += len(word) + 1


if __name__ == "__main__":
    for token in tokenize("kind = 'gate' and price >= 90"):
        print(token.place, token.kind.name, token.value)
