"""What tests import as pytest: pytest's own functions where they run no tests, our own runner around them.

All of pytest takes 1.8 to 2.4 times as long to judge a program, so of its package only these parts are in the snapshot.
"""

import sys
import types

import _pytest


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


def stub(name, **parts):
    """Stands in for a part of pytest that its other parts import and we don't use."""
    module = sys.modules[name] = types.ModuleType(name)
    vars(module).update(parts)


stub("_pytest.fixtures", fixture=fixture)
stub("_pytest._io", TerminalWriter=None, __path__=[f"{_pytest.__path__[0]}/_io"])

from _pytest._code import ExceptionInfo  # noqa: E402
from _pytest.approx import approx  # noqa: E402
from _pytest.monkeypatch import MonkeyPatch  # noqa: E402
from _pytest.outcomes import exit, fail, importorskip, skip, xfail  # noqa: E402
from _pytest.raises import RaisesExc, RaisesGroup, raises  # noqa: E402
from _pytest.recwarn import WarningsRecorder, deprecated_call, warns  # noqa: E402
from _pytest.warning_types import PytestWarning  # noqa: E402

__version__ = _pytest.__version__
