"""What a value is made of, told by the interpreter that it lives in: a tuple of a word and the parts.

Subclasses of the built-in containers, numbers and strings count as these. A dataclass is its compared fields.
Everything else is its type and its repr.
"""

import collections
import dataclasses
import datetime
import decimal
import enum
import fractions
import pathlib
import re
import types
import uuid

PLAIN = (
    complex, range, slice, memoryview, decimal.Decimal, fractions.Fraction, datetime.date, datetime.time,
    datetime.datetime, datetime.timedelta, datetime.timezone, pathlib.PurePath, uuid.UUID, type(None), type(...),
    type(NotImplemented), bytearray, types.SimpleNamespace,
)
FUNCTIONS = (types.FunctionType, types.BuiltinFunctionType, types.MethodType)
CONVERTED = {int: int.__int__, float: float.__float__, complex: complex.__complex__, str: str.__str__,
             bytes: lambda value: bytes(bytes.__iter__(value))}
CONTAINERS = (list, tuple, dict, set, frozenset, collections.deque)
without_addresses = re.compile(r" at 0x[0-9a-f]+").sub
read = object.__getattribute__


def inside(value):
    """The built-in value inside an instance of a subclass, whatever the subclass overrides."""
    kind = type(value)
    for base, convert in CONVERTED.items():
        if issubclass(kind, base):
            return convert(value)
    base = next(each for each in CONTAINERS if issubclass(kind, each))
    return dict(dict.items(value)) if base is dict else base(base.__iter__(value))


def name_of(kind):
    return str(type.__dict__["__name__"].__get__(kind))


def fields_of(value, fields):
    compared = [field for field in dict.values(fields) if field._field_type is dataclasses._FIELD and field.compare]
    return tuple((field.name, read(value, field.name)) for field in compared)


def shape_of(value):
    kind = type(value)
    if issubclass(kind, enum.Enum):
        return "enum", name_of(kind), str(read(value, "_name_"))
    if issubclass(kind, (int, float, str, bytes, *CONTAINERS)):
        return "inside", inside(value)
    fields = getattr(kind, "__dataclass_fields__", None)
    if isinstance(fields, dict):
        return "fields", name_of(kind), fields_of(value, fields)
    if issubclass(kind, type):
        return "class", name_of(value)
    if kind in FUNCTIONS:
        return "function", str(getattr(value, "__name__", "?"))
    if issubclass(kind, BaseException) and kind.__module__ == "builtins":
        return "error", name_of(kind), tuple(value.args)
    if kind in PLAIN or issubclass(kind, pathlib.PurePath):
        return "plain", repr(value)
    if kind.__repr__ is object.__repr__:
        return "object", name_of(kind)
    return "shown", name_of(kind), str(without_addresses("", repr(value)))
