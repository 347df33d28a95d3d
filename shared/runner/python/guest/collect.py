"""Finds the tests of a file: their names ahead of any run, from its text, and what to run, from its module."""

import ast
import inspect
import itertools
import types
import unittest

import pytest


def planned(tree):
    """The names that a file's text promises, for when it cannot even be loaded."""
    names = []
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            names.append(node.name)
        elif isinstance(node, ast.ClassDef):
            names += [f"{node.name}.{each.name}" for each in node.body
                      if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)) and each.name.startswith("test")]
    return names


class Test:
    """One test to run. `kind` is its class, if it has one; `given` its parameters; `chosen` its fixtures'."""

    def __init__(self, name, function, kind=None, given=None, chosen=None, marks=()):
        self.name, self.function, self.kind = name, function, kind
        self.given, self.chosen, self.marks = given or {}, chosen or {}, list(marks)


def line_of(function):
    code = getattr(inspect.unwrap(function), "__code__", None)
    return code.co_firstlineno if code else 0


def id_of(value, fallback):
    if value is None or isinstance(value, (str, int, float, bool, complex)):
        return str(value)
    if isinstance(value, bytes):
        return value.decode("ascii", "backslashreplace")
    return getattr(value, "__name__", None) or fallback if isinstance(value, (type, types.FunctionType)) else fallback


def parameter_sets(mark):
    """What one `parametrize` gives: its id, its arguments and its own marks, for each set."""
    names, sets, ids = mark.args[0], mark.args[1], mark.kwargs.get("ids")
    names = [name.strip() for name in names.split(",")] if isinstance(names, str) else list(names)
    for index, entry in enumerate(sets):
        made = entry if isinstance(entry, pytest.Param) else None
        values = made.values if made else entry if len(names) > 1 else (entry,)
        own_id = made.id if made else None
        if own_id is None and ids is not None:
            own_id = ids(values[0]) if callable(ids) else list(ids)[index]
        own_id = own_id or "-".join(id_of(value, f"{name}{index}") for name, value in zip(names, values))
        yield str(own_id), dict(zip(names, values)), made.marks if made else []


def variants(name, function, kind, marks, fixtures):
    parametrized = [list(parameter_sets(mark)) for mark in reversed(marks) if mark.name == "parametrize"]
    for combination in itertools.product(*parametrized):
        given = {key: value for _, values, _ in combination for key, value in values.items()}
        more = [mark for _, _, own_marks in combination for mark in own_marks]
        choices = fixtures.choices(function, given) or [{}]
        for chosen in choices:
            ids = [each for each, _, _ in combination]
            ids += [id_of(value.values[0] if isinstance(value, pytest.Param) else value, key) for key, value in chosen.items()]
            yield Test(f"{name}[{'-'.join(ids)}]" if ids else name, function, kind, given, chosen, [*marks, *more])


def of_class(kind, fixtures, module_marks):
    marks = [*module_marks, *getattr(kind, "pytestmark", [])]
    names = [name for name in dir(kind) if name.startswith("test") and callable(getattr(kind, name))]
    for name in sorted(names, key=lambda each: line_of(getattr(kind, each))):
        function = getattr(kind, name)
        label = f"{kind.__name__}.{name}"
        if issubclass(kind, unittest.TestCase):
            yield Test(label, name, kind)
        else:
            yield from variants(label, function, kind, [*marks, *getattr(function, "pytestmark", [])], fixtures.with_class(kind))


def collected(module, fixtures):
    marks = getattr(module, "pytestmark", [])
    marks = list(marks) if isinstance(marks, (list, tuple)) else [marks]
    for name, value in list(vars(module).items()):
        if type(value) is types.FunctionType and name.startswith("test") and "__fixture__" not in value.__dict__:
            yield from variants(name, value, None, [*marks, *getattr(value, "pytestmark", [])], fixtures)
        elif issubclass(type(value), type) and value.__module__ == module.__name__:
            if issubclass(value, unittest.TestCase) or name.startswith("Test"):
                yield from of_class(value, fixtures, marks)
