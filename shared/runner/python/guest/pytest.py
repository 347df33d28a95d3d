"""What tests import as pytest: pytest's own functions where they run no tests, our own runner around them.

All of pytest takes 1.8 to 2.4 times as long to judge a program, so of its package only these parts are in the snapshot.
"""

import sys
import types

import _pytest
from marking import Mark, Param, fixture, mark, param


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
