"""`pytest.approx`: a number, or several, that a value has to come near to."""

import math
import numbers


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
