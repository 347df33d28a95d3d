"""`pytest.raises`: the error that a test expects."""

import re

from outcomes import Failed


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
