"""Values between the tests' interpreter and the program's, as JSON.

Plain values cross by value. A list, dict, set or the like keeps its identity: each side knows it by a number, and each
message carries what has changed in it, so that a change made on one side is seen on the other. It is forgotten once a
side holds it no longer. Everything else crosses as a reference (see proxies.py). Nothing that is decoded is ever
executed: the program's side is not to be trusted.
"""

import builtins
import collections
import datetime
import decimal
import fractions
import json
import operator
import pathlib
import sys
import uuid

LARGE = 1 << 4000  # Python does not write longer numbers as digits
# The library's own parts in C: they do not look up what a program may have replaced.
SCAN = json.scanner.c_make_scanner(json.JSONDecoder())
ENCODER = json.encoder.c_make_encoder(
    None, None, json.encoder.encode_basestring_ascii, None, ":", ",", False, False, True)
SCALARS = frozenset({type(None), bool, int, float, str})
# What may be named across: types, and functions that do no harm whatever they are given.
FUNCTIONS = ("abs", "all", "any", "chr", "hash", "len", "max", "min", "ord", "print", "repr", "round", "sorted", "sum")
BY_NAME = {name: value for name, value in vars(builtins).items() if isinstance(value, type) or name in FUNCTIONS}
BY_NAME.update(NotImplemented=NotImplemented, Ellipsis=...)
NAMES = {id(value): name for name, value in BY_NAME.items()}

REBUILT = {
    decimal.Decimal: lambda value: [str(value)],
    fractions.Fraction: lambda value: [value.numerator, value.denominator],
    datetime.timedelta: lambda value: [value.days, value.seconds, value.microseconds],
    datetime.date: lambda value: [value.year, value.month, value.day],
    datetime.time: lambda value: [value.hour, value.minute, value.second, value.microsecond, value.tzinfo],
    datetime.datetime: lambda value: [value.year, value.month, value.day, value.hour, value.minute, value.second,
                                      value.microsecond, value.tzinfo],
    datetime.timezone: lambda value: [value.utcoffset(None)],
    pathlib.PosixPath: lambda value: [str(value)],
    pathlib.PurePosixPath: lambda value: [str(value)],
    uuid.UUID: lambda value: [str(value)],
    range: lambda value: [value.start, value.stop, value.step],
    slice: lambda value: [value.start, value.stop, value.step],
    complex: lambda value: [value.real, value.imag],
}
REBUILT_NAMES = {kind.__name__: kind for kind in REBUILT}


def pairs(value):
    return [part for pair in value.items() for part in pair]


def fill_dict(target, parts):
    target.clear()
    for key, value in zip(parts[::2], parts[1::2]):
        target[key] = value


def fill_set(target, parts):
    target.clear()
    target.update(parts)


def fill_all(target, parts):
    target.clear()
    target.extend(parts)


def fill_defaultdict(target, parts):
    target.default_factory = parts[0]
    fill_dict(target, parts[1:])


# type -> its parts, an empty one, and how to put parts into it
CONTAINERS = {
    list: (list, list, fill_all),
    dict: (pairs, dict, fill_dict),
    set: (list, set, fill_set),
    bytearray: (list, bytearray, fill_all),
    collections.Counter: (pairs, collections.Counter, fill_dict),
    collections.OrderedDict: (pairs, collections.OrderedDict, fill_dict),
    collections.deque: (list, collections.deque, fill_all),
    collections.defaultdict: (lambda value: [value.default_factory, *pairs(value)],
                              lambda: collections.defaultdict(None), fill_defaultdict),
}
CONTAINER_NAMES = {kind.__name__: kind for kind in CONTAINERS}
PLAIN = frozenset({*SCALARS, *CONTAINERS, *REBUILT, bytes, tuple, frozenset})


def to_text(message):
    return "".join(ENCODER(message, 0))


def from_text(text):
    return SCAN(text, 0)[0]


def unchanged(before, now):
    return len(before) == len(now) and all(map(operator.is_, before, now))


class NotShareable(TypeError):
    pass


class Wire:
    """One side's end. `refer` and `resolve` turn what is no value into a description and back."""

    def __init__(self, first_number, refer, resolve):
        self.next = first_number
        self.refer = refer
        self.resolve = resolve
        self.shared = {}  # number -> [container, its parts when both sides last agreed]
        self.numbers = {}  # id(container) -> number
        self.touched = set()
        self.fresh = set()

    def pack(self, message, *values):
        """The text of a message: its own fields, then values. One that fails leaves everything as it was."""
        self.touched, self.fresh = set(), set()
        try:
            message["v"] = [self.encode(value) for value in values]
            agreed = {}
            if self.shared:
                message["s"], agreed = self.changes()
                message["d"] = self.alone()
            text = to_text(message)
        except BaseException:
            for number in self.fresh:
                self.forget(number)
            raise
        for number, parts in agreed.items():
            self.shared[number][1] = parts
        for number in message.get("d", ()):
            self.forget(number)
        return text

    def unpack(self, text):
        """Gives a message's fields and its values."""
        message = from_text(text)
        values = [self.decode(value) for value in message["v"]]
        for number, parts in message.get("s", ()):
            self.fill(int(number), parts)
        for number in message.get("d", ()):
            self.forget(int(number))
        return message, values

    def forget(self, number):
        entry = self.shared.pop(number, None)
        if entry:
            self.numbers.pop(id(entry[0]), None)

    def changes(self):
        """What to tell of the shared containers, and what both sides then agree on."""
        changed, agreed = [], {}
        for number, entry in list(self.shared.items()):
            parts = CONTAINERS[type(entry[0])][0](entry[0])
            if entry[1] is None or not unchanged(entry[1], parts):
                if number not in self.fresh:
                    changed.append([number, self.encode_all(parts)])
                agreed[number] = parts
        for number in self.fresh:
            agreed[number] = CONTAINERS[type(self.shared[number][0])][0](self.shared[number][0])
        return changed, agreed

    def alone(self):
        """The containers that nobody on this side holds: their entry here and the call's own is all there is."""
        return [number for number, entry in self.shared.items()
                if number not in self.touched and sys.getrefcount(entry[0]) <= 2]

    def encode(self, value):
        kind = type(value)
        if kind in SCALARS:
            return ["i", hex(value)] if kind is int and not -LARGE < value < LARGE else value
        if kind is tuple or kind is frozenset:
            return [kind.__name__[0], self.encode_all(value)]
        if kind is bytes:
            return ["b", value.decode("latin-1")]
        if kind in CONTAINERS:
            return self.encode_container(value, kind)
        if kind in REBUILT:
            return ["v", kind.__name__, [self.encode(part) for part in REBUILT[kind](value)]]
        name = NAMES.get(id(value))
        return ["n", name] if name else self.refer(value)

    def encode_all(self, values):
        kinds = set(map(type, values))
        if kinds <= SCALARS and (int not in kinds or kinds == {int} and -LARGE < min(values) and max(values) < LARGE):
            return list(values)
        return [self.encode(value) for value in values]

    def decode_all(self, parts):
        return [self.decode(part) for part in parts] if {list, dict} & set(map(type, parts)) else parts

    def encode_container(self, value, kind):
        number = self.numbers.get(id(value))
        if number is None:
            number = self.next
            self.next += 2
            self.shared[number] = [value, None]
            self.numbers[id(value)] = number
            self.fresh.add(number)
            self.touched.add(number)
            return ["c", kind.__name__, number, self.encode_all(CONTAINERS[kind][0](value)),
                    value.maxlen if kind is collections.deque else None]
        self.touched.add(number)
        return ["m", number]

    def decode(self, wire):
        if type(wire) is not list:
            if type(wire) is dict:
                raise NotShareable("an unknown kind of value")
            return wire
        tag = wire[0]
        if tag == "c":
            return self.decode_container(wire)
        if tag == "m":
            return self.shared[wire[1]][0]
        if tag == "t":
            return tuple(self.decode_all(wire[1]))
        if tag == "f":
            return frozenset(self.decode_all(wire[1]))
        if tag == "b":
            return wire[1].encode("latin-1")
        if tag == "i":
            return int(wire[1], 16)
        if tag == "v":
            return REBUILT_NAMES[wire[1]](*[self.decode(part) for part in wire[2]])
        if tag == "n":
            return BY_NAME[wire[1]]
        return self.resolve(wire)

    def decode_container(self, wire):
        _, name, number, parts, length = wire
        kind = CONTAINER_NAMES[name]
        value = collections.deque(maxlen=length) if kind is collections.deque else CONTAINERS[kind][1]()
        self.shared[number] = [value, None]
        self.numbers[id(value)] = number
        self.fill(number, parts)
        return value

    def fill(self, number, parts):
        entry = self.shared[number]
        read, _, put = CONTAINERS[type(entry[0])]
        put(entry[0], self.decode_all(parts))
        entry[1] = read(entry[0])
