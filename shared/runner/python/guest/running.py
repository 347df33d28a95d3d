"""Runs one test, of unittest's or pytest's kind, and says how it ended."""

import asyncio
import inspect
import sys
import unittest

import built_in_fixtures
import pytest
from collect import collected
from fixtures import Fixtures

FRAMEWORK_ERRORS = (pytest.fail.Exception, AssertionError)


def outcome_of(error):
    """`failed` when the test's own claim does not hold, `error` when it could not be finished."""
    place = error.__dict__.get("__place__")
    if isinstance(error, FRAMEWORK_ERRORS) and place is None:
        return "failed", str(error) or "The test's assertion does not hold."
    try:
        text = str(error)
    except Exception as second:
        text = f"<its text raised {type(second).__name__}>"
    lines = [f"{type(error).__name__}: {text}" if text else type(error).__name__]
    lines += [f"  in {place}"] if place else []
    return "error", "\n".join([*lines, *getattr(error, "__notes__", [])])


class Result(unittest.TestResult):
    """Keeps how one unittest test ended."""

    def __init__(self):
        super().__init__()
        self.worst, self.reason = None, ""

    def keep(self, error, prefix=""):
        if self.worst != "error":
            self.worst, message = outcome_of(error)
            self.reason = "\n".join(filter(None, [self.reason, prefix + message]))

    def addError(self, test, err):
        self.keep(err[1])

    def addFailure(self, test, err):
        self.keep(err[1])

    def addSubTest(self, test, subtest, err):
        if err is not None:
            self.keep(err[1], f"{subtest._subDescription()}: ")

    def addUnexpectedSuccess(self, test):
        self.worst, self.reason = "failed", "The test was expected to fail, but passed."


def condition_of(mark):
    return all(mark.args) if mark.args else mark.kwargs.get("condition", True)


def run_unittest(test):
    result = Result()
    test.kind(test.function).run(result)
    if result.worst is None and result.skipped:
        return "passed", f"skipped: {result.skipped[-1][1]}"
    return result.worst or "passed", result.reason


def run_marked(fixtures, test):
    skips = [mark for mark in test.marks if mark.name == "skip" or mark.name == "skipif" and condition_of(mark)]
    if skips:
        return "passed", f"skipped: {skips[0].kwargs.get('reason', '')}"
    expected = [mark for mark in test.marks if mark.name == "xfail" and condition_of(mark)]
    try:
        run_pytest(fixtures, test)
    except (pytest.skip.Exception, unittest.SkipTest) as error:
        return "passed", f"skipped: {error}"
    except pytest.xfail.Exception as error:
        return "passed", f"expected to fail: {error}"
    except (Exception, pytest.fail.Exception):
        if not expected:
            raise
        return "passed", "failed, as expected"
    if expected and expected[0].kwargs.get("strict"):
        return "failed", "The test was expected to fail, but passed."
    return "passed", ""


def run_pytest(fixtures, test):
    instance = test.kind() if test.kind else None
    function = getattr(instance, test.function.__name__) if instance else test.function
    fixtures = fixtures.with_class(test.kind) if test.kind else fixtures
    ends = []
    try:
        for mark in test.marks:
            if mark.name == "usefixtures":
                for name in mark.args:
                    fixtures.make(name, {}, test.chosen, test.name, ends, instance)
        arguments = fixtures.arguments(test.function, test.given, test.chosen, test.name, ends, instance)
        if instance is not None and hasattr(instance, "setup_method"):
            around(instance.setup_method, function)
        if instance is not None and hasattr(instance, "teardown_method"):
            ends.append(lambda: around(instance.teardown_method, function))
        result = function(**arguments)
        if inspect.iscoroutine(result):
            asyncio.run(result)
    finally:
        for end in reversed(ends):
            end()


def around(step, function):
    return step(function) if inspect.signature(step).parameters else step()


def run_one(fixtures, test):
    """Gives `passed` or `failed` and a message; raises what keeps the test from its end."""
    return run_unittest(test) if isinstance(test.function, str) else run_marked(fixtures, test)


def main(args=None, plugins=None):
    """`pytest.main()` in a program of the learner's own: runs the tests of its main module."""
    module = sys.modules["__main__"]
    fixtures = Fixtures(vars(built_in_fixtures), vars(module))
    failed = passed = 0
    for test in collected(module, fixtures):
        try:
            outcome, message = run_one(fixtures, test)
        except (Exception, pytest.fail.Exception) as error:
            outcome, message = outcome_of(error)
        print(f"{test.name} {outcome.upper()}")
        if outcome == "passed":
            passed += 1
        else:
            failed += 1
            print("  " + message.replace("\n", "\n  "))
    print(f"{failed} failed, {passed} passed" if failed else f"{passed} passed")
    return 1 if failed else 0 if passed else 5


pytest.main = main
