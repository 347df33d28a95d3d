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
        char = text[place]
        if char.isspace():
            place += 1
        elif char.isalpha():
            word = run_of(text, place, str.isalpha)
            yield Token(Kind.WORD, word, place)
            place += len(word)
        elif char.isdigit():
            digits = run_of(text, place, str.isdigit)
            yield Token(Kind.NUMBER, int(digits), place)
            place += len(digits)
        elif char == "'":
            end = text.find("'", place + 1)
            if end == -1:
                raise QueryError("this text never ends", place)
            yield Token(Kind.TEXT, text[place + 1 : end], place)
            place = end + 1
        else:
            sign = next((sign for sign in SIGNS if text.startswith(sign, place)), None)
            if sign is None:
                raise QueryError(f"{char} means nothing here", place)
            yield Token(Kind.SIGN, sign, place)
            place += len(sign)


if __name__ == "__main__":
    for token in tokenize("kind = 'gate' and price >= 90"):
        print(token.place, token.kind.name, token.value)
