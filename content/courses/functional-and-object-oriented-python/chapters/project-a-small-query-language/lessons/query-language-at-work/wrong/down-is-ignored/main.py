from dataclasses import dataclass
from itertools import islice

from conditions import predicate
from parsing import Parser
from tokens import Kind, QueryError


@dataclass(frozen=True)
class Query:
    columns: tuple
    condition: object = None
    sort: object = None
    down: bool = False
    limit: object = None


class QueryParser(Parser):
    def query(self):
        self.expect("show")
        columns = [self.expect_kind(Kind.WORD)]
        while self.accept(","):
            columns.append(self.expect_kind(Kind.WORD))
        condition = self.condition() if self.accept("where") else None
        sort, down, limit = None, False, None
        if self.accept("sort"):
            sort = self.expect_kind(Kind.WORD)
            down = self.accept("down")
        if self.accept("take"):
            limit = self.expect_kind(Kind.NUMBER).value
        self.expect_kind(Kind.END)
        return Query(tuple(columns), condition, sort, down, limit)


def cell(row, token):
    if token.value not in row:
        raise QueryError(f"there is no column {token.value}", token.place)
    return row[token.value]


def run(text, rows):
    query = QueryParser(text).query()
    if query.condition is not None:
        rows = filter(predicate(query.condition), rows)
    if query.sort is not None:
        rows = sorted(rows, key=lambda row: cell(row, query.sort))
    if query.limit is not None:
        rows = islice(rows, query.limit)
    return [{token.value: cell(row, token) for token in query.columns} for row in rows]


def table(rows):
    if not rows:
        return "nothing found"
    columns = list(rows[0])
    lines = [columns] + [[str(value) for value in row.values()] for row in rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(columns))]
    return "\n".join("  ".join(text.ljust(width) for text, width in zip(line, widths)).rstrip() for line in lines)


def answer(text, rows):
    try:
        return table(run(text, rows))
    except QueryError as error:
        return f"{text}\n{' ' * error.place}^ {error}"


GATES = [
    {"name": "mill gate", "kind": "oak", "price": 60, "year": 1199},
    {"name": "town gate", "kind": "iron", "price": 240, "year": 1187},
    {"name": "coal hatch", "kind": "iron", "price": 45, "year": 1204},
    {"name": "sheep gate", "kind": "oak", "price": 30, "year": 1206},
    {"name": "mine door", "kind": "iron", "price": 310, "year": 1201},
    {"name": "cat flap", "kind": "brass", "price": 5, "year": 1206},
]

if __name__ == "__main__":
    for text in [
        "show name, price where kind = 'iron' sort price down",
        "show name, year where (kind = 'oak' or price < 10) and not year < 1200 sort name",
        "show kind, name sort year down take 2",
        "show name where price >> 90",
        "show name, owner",
    ]:
        print(answer(text, GATES))
        print()
