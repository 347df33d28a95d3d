"""Turns a value into a text such that equal values have equal texts.

It reads like Python. An int and a float of the same value below 10**16 are equal (1 and 1.0), but True is not 1. The
order of a dict and a set does not matter; subclasses of the built-in containers, numbers and strings count as these.
A dataclass is its compared fields. Everything else is its type and its repr. Everything used is captured when `make`
is called, before a program can replace it.
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

LIMIT = 100_000
EXACT = 1e16  # from here on a float's repr is not its digits
PLAIN = (
    complex, range, slice, memoryview, decimal.Decimal, fractions.Fraction, datetime.date, datetime.time,
    datetime.datetime, datetime.timedelta, datetime.timezone, pathlib.PurePath, uuid.UUID, type(None), type(...),
    type(NotImplemented), bytearray, types.SimpleNamespace,
)


class TooLarge(Exception):
    def __str__(self):
        return "the value is too large to compare"


def make(type=type, isinstance=isinstance, id=id, sorted=sorted, len=len, int=int, float=float, str=str, bytes=bytes,
         bool=bool, list=list, tuple=tuple, dict=dict, set=set, frozenset=frozenset, repr=repr, hex=hex, getattr=getattr,
         BaseException=BaseException, ValueError=ValueError, TooLarge=TooLarge, Enum=enum.Enum, deque=collections.deque,
         FIELD=dataclasses._FIELD, dict_values=dict.values, function=types.FunctionType, PurePath=pathlib.PurePath,
         builtin=types.BuiltinFunctionType, method=types.MethodType, address=re.compile(r" at 0x[0-9a-f]+").sub,
         int_repr=int.__repr__, float_repr=float.__repr__, str_repr=str.__repr__, bytes_repr=bytes.__repr__,
         list_iter=list.__iter__, tuple_iter=tuple.__iter__, dict_items=dict.items, set_iter=set.__iter__,
         frozenset_iter=frozenset.__iter__, deque_iter=collections.deque.__iter__, join="".join, is_integer=float.is_integer,
         read=object.__getattribute__, object_repr=object.__repr__, type_name=type.__dict__["__name__"].__get__, plain=PLAIN, range=range):
    def of_int(value):
        try:
            return int_repr(value)
        except ValueError:  # more digits than Python converts
            return hex(value)

    def of_float(value):
        return int_repr(int(float(value))) if is_integer(value) and -EXACT < value < EXACT else float_repr(value)

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

    def many(open, values, close, path, order=False):
        texts = gather(text(value, path) for value in values)
        return open + ", ".join(sorted(texts) if order else texts) + close

    def of_dict(value, path):
        pairs = gather(text(key, path) + ": " + text(item, path) for key, item in dict_items(value))
        return "{" + ", ".join(sorted(pairs)) + "}"

    def of_tuple(value, path):
        return many("(", tuple_iter(value), ",)" if len(value) == 1 else ")", path)

    def of_set(value, path):
        if isinstance(value, frozenset):
            return many("frozenset({", frozenset_iter(value), "})", path, True)
        return many("{", set_iter(value), "}", path, True) if set.__len__(value) else "set()"

    def of_dataclass(value, fields, path):
        compared = [field for field in dict_values(fields) if field._field_type is FIELD and field.compare]
        parts = gather(field.name + "=" + text(read(value, field.name), path) for field in compared)
        return type_name(type(value)) + "(" + ", ".join(parts) + ")"

    def of_other(value, path):
        kind = type(value)
        name = type_name(kind)
        if isinstance(value, type):
            return "<class " + type_name(value) + ">"
        if kind in (function, builtin, method):
            return "<function " + str(getattr(value, "__name__", "?")) + ">"
        if isinstance(value, BaseException) and kind.__module__ == "builtins":
            return name + many("(", tuple_iter(value.args), ")", path)
        if kind in plain or isinstance(value, PurePath):
            return repr(value)
        if kind.__repr__ is object_repr:
            return "<" + name + " object>"
        return "<" + name + ": " + str_repr(str(address("", repr(value)))) + ">"

    def container(value, path):
        if isinstance(value, list):
            return many("[", list_iter(value), "]", path)
        if isinstance(value, tuple):
            return of_tuple(value, path)
        if isinstance(value, dict):
            return of_dict(value, path)
        if isinstance(value, (set, frozenset)):
            return of_set(value, path)
        if isinstance(value, deque):
            return many("deque([", deque_iter(value), "])", path)
        fields = getattr(type(value), "__dataclass_fields__", None)
        if isinstance(fields, dict):
            return of_dataclass(value, fields, path)
        return of_other(value, path)

    def text(value, path):
        if value is True or value is False:
            return "True" if value else "False"
        if isinstance(value, Enum):
            return type_name(type(value)) + "." + str(read(value, "_name_"))
        if isinstance(value, int):
            return of_int(value)
        if isinstance(value, float):
            return of_float(value)
        if isinstance(value, str):
            return str_repr(value)
        if isinstance(value, bytes):
            return bytes_repr(value)
        if id(value) in path:
            return "..."
        result = container(value, path | {id(value)})
        if len(result) > LIMIT:
            raise TooLarge
        return result

    def canonical(value):
        result = text(value, frozenset())
        if len(result) > LIMIT:
            raise TooLarge
        return result

    return canonical
