"""What decorates a test: marks, parameters and fixtures."""

import types


class Param:
    def __init__(self, values, id, marks):
        self.values, self.id = values, id
        self.marks = list(marks) if isinstance(marks, (list, tuple)) else [marks]


def param(*values, id=None, marks=()):
    return Param(values, id, marks)


class Mark:
    """One mark, usable bare and called: `@mark.slow`, `@mark.skip(reason=...)`."""

    def __init__(self, name, args=(), kwargs=None):
        self.name, self.args, self.kwargs = name, args, kwargs or {}

    def __call__(self, *args, **kwargs):
        if len(args) == 1 and not kwargs and isinstance(args[0], (types.FunctionType, type)):
            marks = [*getattr(args[0], "pytestmark", []), self]
            args[0].pytestmark = marks
            return args[0]
        return Mark(self.name, args, kwargs)


class Marks:
    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return Mark(name)


mark = Marks()


def fixture(function=None, *, scope="function", params=None, autouse=False, ids=None, name=None):
    def decorate(function):
        function.__fixture__ = {"name": name or function.__name__, "scope": scope, "params": params, "autouse": autouse}
        return function

    return decorate(function) if function else decorate
