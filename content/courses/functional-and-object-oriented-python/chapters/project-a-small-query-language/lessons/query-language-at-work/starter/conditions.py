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
    test = OPERATORS[sign]

    def holds(row):
        if column not in row:
            raise QueryError(f"there is no column {column}", place)
        try:
            return test(row[column], value)
        except TypeError:
            raise QueryError(f"{column} can't be compared with {value!r}", place) from None

    return holds


def predicate(tree):
    match tree:
        case Compare(column, sign, value, place):
            return compare(column, sign, value, place)
        case And(left, right):
            first, second = predicate(left), predicate(right)
            return lambda row: first(row) and second(row)
        case Or(left, right):
            first, second = predicate(left), predicate(right)
            return lambda row: first(row) or second(row)
        case Not(inner):
            holds = predicate(inner)
            return lambda row: not holds(row)


def matching(rows, text):
    holds = predicate(parse_condition(text))
    return (row for row in rows if holds(row))
