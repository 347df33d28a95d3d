"""The part of pytest that a course's tests use."""

from approximate import approx
from capturing import CapturedOutput
from logged import CapturedLogs
from marking import Mark, Param, fixture, mark, param
from outcomes import Failed, Skipped, XFailed, fail, importorskip, skip, xfail
from patching import MonkeyPatch, new_folder
from raising import ExceptionInfo, raises
from warned import deprecated_call, warns

__version__ = "8.0.0"
