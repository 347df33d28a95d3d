"""`pytest.warns`: the warning that a test expects."""

import re
import warnings

from outcomes import Failed
from raising import names_of


class Warns(warnings.catch_warnings):
    def __init__(self, expected, match=None):
        super().__init__(record=True)
        self.expected, self.pattern = expected, match

    def __enter__(self):
        self.caught = super().__enter__()
        warnings.simplefilter("always")
        return self.caught

    def __exit__(self, kind, error, trace):
        super().__exit__(kind, error, trace)
        if kind is None:
            self.check()

    def check(self):
        fitting = [str(each.message) for each in self.caught if issubclass(each.category, self.expected)]
        if not fitting:
            told = ", ".join(repr(each.message) for each in self.caught)
            raise Failed(f"DID NOT WARN {names_of(self.expected)}" + (f"\n  warned: {told}" if told else ""))
        if self.pattern is not None and not any(re.search(self.pattern, text) for text in fitting):
            raise Failed(f"The warning's message does not match.\n  expected: {self.pattern!r}\n  got: {', '.join(map(repr, fitting))}")


def warns(expected_warning=Warning, *args, match=None, **kwargs):
    if not args:
        return Warns(expected_warning, match)
    with Warns(expected_warning):
        return args[0](*args[1:], **kwargs)


def deprecated_call(*, match=None):
    return Warns((DeprecationWarning, PendingDeprecationWarning, FutureWarning), match)
