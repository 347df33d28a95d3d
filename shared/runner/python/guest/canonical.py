"""Turns a value into a text such that equal values have equal texts.

It reads like Python. An int and a float of the same value below 10**16 are equal (1 and 1.0), but True is not 1. The
order of a dict and a set does not matter. Of what lives in the other interpreter the shape is asked (see shapes.py).
"""

import collections

from wire import TooLarge

LIMIT = 100_000
EXACT = 1e16  # from here on a float's repr is not its digits


def of_int(value):
    try:
        return repr(value)
    except ValueError:  # more digits than Python converts
        return hex(value)


def of_float(value):
    return repr(int(value)) if value.is_integer() and -EXACT < value < EXACT else repr(value)


SCALARS = {bool: repr, int: of_int, float: of_float, str: repr, bytes: repr}


def gather(texts):
    """The list of some texts; stops early when they are too much together."""
    total = 0
    gathered = []
    for each in texts:
        total += len(each) + 2
        if total > LIMIT:
            raise TooLarge
        gathered.append(each)
    return gathered


def short(text):
    if len(text) > LIMIT:
        raise TooLarge
    return text


class Canonical:
    """`shape(value)` tells what a value is made of that is not of a built-in type itself."""

    def __init__(self, shape):
        self.shape = shape
        self.containers = {list: self.of_list, tuple: self.of_tuple, dict: self.of_dict, set: self.of_set,
                           frozenset: self.of_frozenset, collections.deque: self.of_deque}

    def __call__(self, value):
        return short(self.text(value, frozenset()))

    def text(self, value, path):
        scalar = SCALARS.get(type(value))
        if scalar:
            return scalar(value)
        if id(value) in path:
            return "..."
        path = path | {id(value)}
        container = self.containers.get(type(value))
        return short(container(value, path) if container else self.of_shape(self.shape(value), path))

    def many(self, values, path):
        return gather(self.text(value, path) for value in values)

    def of_list(self, value, path):
        return "[" + ", ".join(self.many(value, path)) + "]"

    def of_tuple(self, value, path):
        return "(" + ", ".join(self.many(value, path)) + (",)" if len(value) == 1 else ")")

    def of_dict(self, value, path):
        pairs = gather(self.text(key, path) + ": " + self.text(item, path) for key, item in value.items())
        return "{" + ", ".join(sorted(pairs)) + "}"

    def of_set(self, value, path):
        return "{" + ", ".join(sorted(self.many(value, path))) + "}" if value else "set()"

    def of_frozenset(self, value, path):
        return "frozenset({" + ", ".join(sorted(self.many(value, path))) + "})"

    def of_deque(self, value, path):
        return "deque([" + ", ".join(self.many(value, path)) + "])"

    def of_shape(self, shape, path):
        word, first, *rest = shape
        if word == "inside":
            if type(first) not in SCALARS and type(first) not in self.containers:
                raise TypeError("a value is not what it says it is")
            return self.text(first, path)
        if word == "plain":
            return str(first)
        if word == "enum":
            return str(first) + "." + str(rest[0])
        if word == "fields":
            parts = gather(str(name) + "=" + self.text(value, path) for name, value in rest[0])
            return str(first) + "(" + ", ".join(parts) + ")"
        if word == "error":
            return str(first) + "(" + ", ".join(self.many(rest[0], path)) + ")"
        if word == "shown":
            return "<" + str(first) + ": " + repr(str(rest[0])) + ">"
        return "<" + str(first) + " object>" if word == "object" else "<" + str(word) + " " + str(first) + ">"
