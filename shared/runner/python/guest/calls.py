"""Judges rows of calls. A generated test file imports it as `__calls__`, so that it need not hold this itself."""

import builtins

FILE = "<call>"
ANYTHING = object()


def evaluate(text, names):
    return eval(compile(text.strip(), FILE, "eval", dont_inherit=True), names)


def text_of(error):
    text = str(getattr(error, "__text__", error))
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def expected(text):
    try:
        return evaluate(text, {})
    except Exception as error:
        raise AssertionError(f"The expectation {text} could not be evaluated: {text_of(error)}") from None


class Names(dict):
    """The top-level names of the program, as they are when they are used."""

    def __init__(self, program):
        super().__init__(__builtins__=builtins)  # rather than those that the harness keeps for itself
        self.program = program

    def __missing__(self, name):
        try:
            return getattr(self.program, name)
        except AttributeError:
            raise KeyError(name) from None


def same(got, wanted):
    """Whether they are equal, and True is not 1."""
    if type(got) is bool or type(wanted) is bool:
        return got is wanted
    if type(got) is type(wanted) and type(got) in (list, tuple):
        return len(got) == len(wanted) and all(map(same, got, wanted))
    if type(got) is dict is type(wanted):
        return got == wanted and all(same(got[key], wanted[key]) for key in wanted)
    return got == wanted


def check(names, call, wanted, raises):
    """Fails with the value or the error that the call gave as its message."""
    try:
        got = evaluate(call, names)
        passed = raises is None and (wanted is ANYTHING or same(got, wanted))
        message = "" if passed else repr(got)
    except BaseException as error:
        passed = type(error).__name__ == raises
        message = text_of(error)
    if not passed:
        raise AssertionError(message)
