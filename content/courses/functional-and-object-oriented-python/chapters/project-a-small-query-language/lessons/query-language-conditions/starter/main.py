import operator

from parsing import And, Compare, Not, Or, parse_condition
from tokens import QueryError

OPERATORS = {
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def compare(column, sign, value, place):
    return lambda row: True


def predicate(tree):
    match tree:
        case Compare(column, sign, value, place):
            return compare(column, sign, value, place)


def matching(rows, text):
    return rows


if __name__ == "__main__":
    GATES = [
        {"name": "mill gate", "kind": "oak", "price": 60},
        {"name": "town gate", "kind": "iron", "price": 240},
        {"name": "coal hatch", "kind": "iron", "price": 45},
    ]
    for row in matching(GATES, "kind = 'iron' and price < 100"):
        print(row["name"])
