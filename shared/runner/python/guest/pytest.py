"""The part of pytest that a course's tests use."""

import contextlib
import functools
import io
import math
import numbers
import os
import re
import sys
import tempfile
import types
import pathlib
import importlib

__version__ = "8.0.0"


class Skipped(Exception):
    pass


class Failed(AssertionError):
    pass


class XFailed(Exception):
    pass


def fail(reason="", pytrace=True):
    raise Failed(reason)


def skip(reason="", allow_module_level=False):
    raise Skipped(reason)


def xfail(reason=""):
    raise XFailed(reason)


fail.Exception, skip.Exception, xfail.Exception = Failed, Skipped, XFailed


def importorskip(name, **_):
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Skipped(str(error)) from None


class ExceptionInfo:
    value = None

    @property
    def type(self):
        return type(self.value)

    @property
    def tb(self):
        return self.value.__traceback__

    typename = property(lambda self: self.type.__name__)

    def match(self, pattern):
        text = str(self.value)
        if not re.search(pattern, text):
            raise AssertionError(f"The error's message does not match.\n  expected: {pattern!r}\n  got: {text!r}")
        return True

    def __str__(self):
        return repr(self.value)


def names_of(expected):
    kinds = expected if isinstance(expected, tuple) else (expected,)
    return " or ".join(kind.__name__ for kind in kinds)


class Raises:
    def __init__(self, expected, match=None, check=None):
        self.expected, self.pattern, self.check, self.info = expected, match, check, ExceptionInfo()

    def __enter__(self):
        return self.info

    def __exit__(self, kind, error, trace):
        if error is None:
            raise Failed(f"DID NOT RAISE {names_of(self.expected)}")
        if not isinstance(error, self.expected):
            return False
        self.info.value = error
        if self.pattern is not None:
            self.info.match(self.pattern)
        if self.check is not None and not self.check(error):
            raise AssertionError("The error was raised, but is not as expected.")
        return True


def raises(expected_exception, *args, match=None, check=None, **kwargs):
    if not args:
        return Raises(expected_exception, match, check)
    with Raises(expected_exception) as info:
        args[0](*args[1:], **kwargs)
    return info


@contextlib.contextmanager
def warns(expected_warning=Warning, *, match=None):
    import warnings
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield caught
    if not any(issubclass(each.category, expected_warning) and re.search(match or "", str(each.message)) for each in caught):
        raise Failed(f"DID NOT WARN {names_of(expected_warning)}")


class Approx:
    __hash__ = None
    __array_ufunc__ = None

    def __init__(self, expected, rel=None, abs=None, nan_ok=False):
        self.expected, self.rel, self.abs, self.nan_ok = expected, rel, abs, nan_ok

    def inner(self, expected):
        return Approx(expected, self.rel, self.abs, self.nan_ok)

    @property
    def tolerance(self):
        relative = (1e-6 if self.rel is None else self.rel) * abs(self.expected)
        if self.abs is not None:
            return self.abs if self.rel is None else max(self.abs, relative)
        return max(relative, 1e-12)

    def near(self, actual):
        if isinstance(actual, bool) or not isinstance(actual, (numbers.Number,)):
            return False
        if isinstance(self.expected, float) and math.isnan(self.expected):
            return self.nan_ok and actual != actual
        if actual == self.expected:
            return True
        if isinstance(self.expected, (int, float)) and math.isinf(self.expected):
            return False
        return abs(self.expected - actual) <= self.tolerance

    def __eq__(self, actual):
        expected = self.expected
        if isinstance(expected, dict):
            return (isinstance(actual, dict) and actual.keys() == expected.keys()
                    and all(self.inner(expected[key]) == actual[key] for key in expected))
        if isinstance(expected, (list, tuple)):
            return (isinstance(actual, (list, tuple)) and len(actual) == len(expected)
                    and all(self.inner(want) == got for want, got in zip(expected, actual)))
        if isinstance(expected, numbers.Number) and not isinstance(expected, bool):
            return self.near(actual)
        return actual == expected

    def __repr__(self):
        expected = self.expected
        if isinstance(expected, dict):
            return f"approx({ {key: self.inner(value) for key, value in expected.items()}!r})"
        if isinstance(expected, (list, tuple)):
            return f"approx({type(expected)(map(self.inner, expected))!r})"
        if isinstance(expected, numbers.Number) and not isinstance(expected, bool):
            return f"{expected} ± {self.tolerance:.1e}"
        return repr(expected)


def approx(expected, rel=None, abs=None, nan_ok=False):
    return Approx(expected, rel, abs, nan_ok)


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


class CaptureResult(tuple):
    out = property(lambda self: self[0])
    err = property(lambda self: self[1])

    def __repr__(self):
        return f"CaptureResult(out={self.out!r}, err={self.err!r})"


class CapturedOutput:
    """`capsys`: what is printed from its making on, until it is read."""

    def __init__(self):
        self.before = sys.stdout, sys.stderr
        self.renew()

    def renew(self):
        sys.stdout, sys.stderr = self.streams = io.StringIO(), io.StringIO()

    def readouterr(self):
        result = CaptureResult(stream.getvalue() for stream in self.streams)
        self.before[0].write(result.out)
        self.renew()
        return result

    @contextlib.contextmanager
    def disabled(self):
        now = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = self.before
        yield
        sys.stdout, sys.stderr = now

    def close(self):
        self.before[0].write(self.streams[0].getvalue())
        sys.stdout, sys.stderr = self.before


MISSING = object()


class MonkeyPatch:
    def __init__(self):
        self.undone = []

    @classmethod
    @contextlib.contextmanager
    def context(cls):
        patch = cls()
        try:
            yield patch
        finally:
            patch.undo()

    def setattr(self, target, name, value=MISSING, raising=True):
        if value is MISSING:
            target, name, value = self.find(target), target.rpartition(".")[2], name
        old = getattr(target, name, MISSING)
        if raising and old is MISSING:
            raise AttributeError(f"{target!r} has no attribute {name!r}")
        if isinstance(target, type):
            old = target.__dict__.get(name, MISSING)
        self.undone.append(functools.partial(delattr, target, name) if old is MISSING
                           else functools.partial(setattr, target, name, old))
        setattr(target, name, value)

    def find(self, path):
        parts = path.split(".")[:-1]
        target = importlib.import_module(parts[0])
        for count, part in enumerate(parts[1:], 2):
            if not hasattr(target, part):
                importlib.import_module(".".join(parts[:count]))
            target = getattr(target, part)
        return target

    def delattr(self, target, name=MISSING, raising=True):
        if name is MISSING:
            target, name = self.find(target), target.rpartition(".")[2]
        if not hasattr(target, name):
            if raising:
                raise AttributeError(name)
            return
        self.undone.append(functools.partial(setattr, target, name, getattr(target, name)))
        delattr(target, name)

    def setitem(self, target, key, value):
        old = target.get(key, MISSING)
        self.undone.append(functools.partial(target.pop, key, None) if old is MISSING
                           else functools.partial(target.__setitem__, key, old))
        target[key] = value

    def delitem(self, target, key, raising=True):
        if key in target:
            self.undone.append(functools.partial(target.__setitem__, key, target[key]))
            del target[key]
        elif raising:
            raise KeyError(key)

    def setenv(self, name, value, prepend=None):
        self.setitem(os.environ, name, f"{value}{prepend}{os.environ[name]}" if prepend and name in os.environ else str(value))

    def delenv(self, name, raising=True):
        self.delitem(os.environ, name, raising)

    def syspath_prepend(self, path):
        """The program's folder is found anyway."""

    def chdir(self, path):
        self.undone.append(functools.partial(os.chdir, os.getcwd()))
        os.chdir(path)

    def undo(self):
        while self.undone:
            self.undone.pop()()


def new_folder():
    return pathlib.Path(tempfile.mkdtemp(prefix="test-"))
