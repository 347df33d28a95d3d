from dataclasses import dataclass, field

from tokens import Kind, QueryError, tokenize

COMPARISONS = ("=", "!=", "<", "<=", ">", ">=")


@dataclass(frozen=True)
class Compare:
    column: str
    sign: str
    value: object
    place: int = field(default=0, compare=False)


@dataclass(frozen=True)
class And:
    left: object
    right: object


@dataclass(frozen=True)
class Or:
    left: object
    right: object


@dataclass(frozen=True)
class Not:
    inner: object


class Parser:
    def __init__(self, text):
        self._tokens = list(tokenize(text))
        self._next = 0

    def peek(self):
        return self._tokens[self._next]

    def take(self):
        token = self.peek()
        if token.kind is not Kind.END:
            self._next += 1
        return token

    def accept(self, value):
        token = self.peek()
        if token.kind in (Kind.WORD, Kind.SIGN) and token.value == value:
            self.take()
            return True
        return False

    def expect(self, value):
        if not self.accept(value):
            raise QueryError(f"{value} is missing here", self.peek().place)

    def expect_kind(self, *kinds):
        token = self.peek()
        if token.kind not in kinds:
            wanted = " or ".join(kind.value for kind in kinds)
            raise QueryError(f"{wanted} is missing here", token.place)
        return self.take()

    def condition(self):
        left = self.all_of()
        while self.accept("or"):
            left = Or(left, self.all_of())
        return left

    def all_of(self):
        left = self.single()
        while self.accept("and"):
            left = And(left, self.single())
        return left

    def single(self):
        if self.accept("not"):
            return Not(self.single())
        if self.accept("("):
            inner = self.condition()
            self.expect(")")
            return inner
        return self.comparison()

    def comparison(self):
        column = self.expect_kind(Kind.WORD)
        sign = self.expect_kind(Kind.SIGN)
        if sign.value not in COMPARISONS:
            raise QueryError(f"{sign.value} compares nothing", sign.place)
        value = self.expect_kind(Kind.NUMBER, Kind.TEXT)
        return Compare(column.value, sign.value, value.value, column.place)


def parse_condition(text):
    parser = Parser(text)
    tree = parser.condition()
    parser.expect_kind(Kind.END)
    return tree
