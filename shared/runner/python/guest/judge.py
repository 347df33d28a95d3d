"""The tests' end: holds the test files, runs them against the program in the other interpreter, and says what came.

The program's modules are found by `Finder` and are only stand-ins. Nothing that the program wrote is executed here.
"""

import ast
import asyncio
import importlib.machinery
import inspect
import io
import json
import linecache
import os
import random
import runpy
import sys
import types
import unittest
import unittest.mock

import asserts
import collect
import guard
import proxies
import pytest
from fixtures import Fixtures
from peer import Peer

# What a test may replace for the program as well: the libraries are not shared, so it is told what to do.
PATCHED = {
    "builtins": ("input", "print", "open"), "sys": ("stdin", "argv"), "time": ("sleep", "time", "perf_counter", "monotonic"),
    "random": ("random", "randint", "choice", "choices", "shuffle", "sample", "uniform", "randrange", "gauss"),
}
FRAMEWORK_ERRORS = (pytest.Failed, AssertionError)
PRIVATE = (types.ModuleType, types.FunctionType, types.MethodType, types.CodeType, types.FrameType, types.TracebackType,
           types.GeneratorType, types.CoroutineType, type)
OPEN_TO_PROGRAM = frozenset({"call", "special", "text", "compare", "getattr", "setattr", "isinstance", "dir"})


class ProgramEnded(BaseException):
    """The program is gone: no test can go on."""


class RemoteModule(types.ModuleType):
    """A module of the program. Its names are the program's."""

    def __getattr__(self, name):
        if name == "__all__":
            return [each for each in dir(self.__remote__) if not each.startswith("_")]
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.__remote__, name)

    def __setattr__(self, name, value):
        if name.startswith("__"):
            super().__setattr__(name, value)
        else:
            setattr(self.__remote__, name, value)

    def __delattr__(self, name):
        delattr(self.__remote__, name)

    def __dir__(self):
        return dir(self.__remote__)


class Finder:
    """Imports the program's modules as stand-ins, and the tests' own from their texts."""

    def __init__(self, program_files, tests):
        self.tests = tests
        self.modules = set()
        for name in program_files:
            parts = name.removesuffix(".py").split("/")
            parts = parts[:-1] if parts[-1] == "__init__" else parts
            self.modules |= {".".join(parts[:count]) for count in range(1, len(parts) + 1)}

    def find_spec(self, name, path=None, target=None):
        if name in self.tests:
            return importlib.machinery.ModuleSpec(name, TestLoader(self.tests[name]))
        if name in self.modules and name not in sys.stdlib_module_names and name != "pytest":
            return importlib.machinery.ModuleSpec(name, self, is_package=any(each.startswith(f"{name}.") for each in self.modules))
        return None

    def create_module(self, spec):
        return RemoteModule(spec.name)

    def exec_module(self, module):
        module.__remote__ = proxies.Link.ask("load", module.__name__)


class TestFile:
    def __init__(self, name, content):
        self.name, self.content, self.failure, self.tree = name, content, None, None
        self.module_name = name.rpartition("/")[2].removesuffix(".py")
        self.path = f"/tests/{name}"
        linecache.cache[self.path] = (len(content), None, content.splitlines(True), self.path)
        try:
            self.tree = ast.parse(content, self.path)
        except SyntaxError as error:
            self.failure = error
        self.holds_tests = os.path.basename(name) != "conftest.py"


class TestLoader:
    def __init__(self, file):
        self.file = file

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        if self.file.failure:
            raise self.file.failure
        module.__file__ = self.file.path
        setattr(module, asserts.CHECK, asserts)
        exec(compile(asserts.rewrite(self.file.tree), self.file.path, "exec", dont_inherit=True), module.__dict__)


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


def condition_of(mark):
    return all(mark.args) if mark.args else mark.kwargs.get("condition", True)


class Judge:
    def __init__(self, files, program_files, read, write):
        self.read_frame, self.write = read, write
        self.files = [TestFile(each["name"], each["content"]) for each in files]
        self.tests = {file.module_name: file for file in self.files}
        self.finder = Finder(program_files, self.tests)
        self.ended = None
        self.originals = [(module, name, vars(sys.modules[module]), getattr(sys.modules[module], name))
                          for module, names in PATCHED.items() for name in names]
        self.told = set()
        self.peer = Peer(1, self.read, self.ask, self.perform)
        self.peer.private = AssertionError
        proxies.Link.ask = self.ask_program

    def ask_program(self, question, *values):
        if self.ended is not None:
            raise ProgramEnded(self.ended)
        fields, patches = self.patches()
        self.write("ask", self.peer.wire.pack({"q": question, **fields}, *values, *patches))
        return self.peer.listen()

    def ask(self, text):
        self.write("ask", text)

    def patches(self):
        """What the test has replaced, or put back, since the program was last asked."""
        changed = [(module, name) for module, name, names, original in self.originals if names[name] is not original]
        if not changed and not self.told:
            return {}, ()
        restored = [key for key in self.told if key not in changed]
        self.told = set(changed)
        return {"p": changed, "u": restored}, [getattr(sys.modules[module], name) for module, name in changed]

    def read(self):
        state, _, body = self.read_frame().partition("\n")
        if not state:
            return body
        told = json.loads(state)
        sys.stdout.write(told["out"])
        sys.stderr.write(told["err"])
        if told["ended"]:
            self.ended = told["ended"]
            raise ProgramEnded(self.ended)
        return body

    def perform(self, message, values):
        """What the program asks of what a test gave it: to call it, and what a plain object of the test's shows."""
        question, target = message["q"], values[1 if message["q"] in ("compare", "isinstance") else 0]
        if question not in OPEN_TO_PROGRAM or id(target) not in self.peer.export_numbers:
            raise PermissionError("the program may only use what the test gave to it")
        if question == "call":
            return target(*values[1], **dict(values[2]))
        if question == "special":
            if values[1] not in proxies.SPECIALS:
                raise AttributeError(str(values[1]))
            return getattr(type(target), values[1])(target, *values[2], **dict(values[3]))
        if question in ("getattr", "setattr"):
            if isinstance(target, PRIVATE) or not self.is_given(target) or values[1].startswith("_"):
                raise AttributeError(str(values[1]))
            return getattr(target, values[1]) if question == "getattr" else setattr(*values)
        if question == "text":
            return type(target).__name__ if isinstance(target, PRIVATE) else str(target)
        if question == "isinstance":
            return isinstance(target, type) and isinstance(values[0], target)
        return (target is values[2]) == (values[0] == "eq") if question == "compare" else []

    def is_given(self, target):
        kind = type(target)
        return kind.__module__ in self.tests or isinstance(target, (io.IOBase, unittest.mock.NonCallableMock))

    def plan(self):
        self.write("plan", json.dumps([[file.name, name] for file in self.files if file.tree and file.holds_tests
                                       for name in collect.planned(file.tree)]))

    def run(self):
        self.plan()
        for file in self.files:
            if file.holds_tests:
                self.run_file(file)

    def run_file(self, file):
        try:
            module = importlib.import_module(file.module_name)
            conftest = vars(importlib.import_module("conftest")) if "conftest" in self.tests else {}
            fixtures = Fixtures(conftest, vars(module))
            tests = list(collect.collected(module, fixtures))
        except BaseException as error:
            if file.tree is None or not collect.planned(file.tree):
                self.write("found", json.dumps([file.name, [file.name]]))
            self.write("broken", json.dumps([file.name, self.not_reached(error, True), getattr(error, "__place__", "")]))
            return
        self.write("found", json.dumps([file.name, [test.name for test in tests]]))
        self.run_all(file, module, fixtures, tests)

    def not_reached(self, error, loading):
        if isinstance(error, ProgramEnded):
            return str(error)
        message = outcome_of(error)[1]
        return f"The tests could not be started. {message}" if loading else message

    def run_all(self, file, module, fixtures, tests):
        failure = self.failure_of(*(getattr(module, name, None) for name in ("setUpModule", "setup_module")))
        classes = [test.kind for test in tests]
        broken = {}
        for index, test in enumerate(tests):
            kind = test.kind
            if kind is not None and kind not in broken:
                broken[kind] = self.failure_of(*(getattr(kind, name, None) for name in ("setUpClass", "setup_class")))
            self.run_test(file, fixtures, test, failure or broken.get(kind))
            if kind is not None and kind not in classes[index + 1:]:
                self.failure_of(*(getattr(kind, name, None) for name in ("tearDownClass", "teardown_class")),
                                getattr(kind, "doClassCleanups", None))
        self.failure_of(*[end for end in reversed(fixtures.ends)],
                        *(getattr(module, name, None) for name in ("tearDownModule", "teardown_module")))

    def failure_of(self, *steps):
        for step in steps:
            try:
                if step is not None and self.ended is None:
                    step()
            except BaseException as error:
                return error
        return None

    def run_test(self, file, fixtures, test, failure):
        self.write("start", json.dumps([file.name, test.name]))
        streams = sys.stdout, sys.stderr
        if self.ended is not None:
            outcome, message = "error", f"This test was not run. {self.ended}"
        elif failure is not None:
            outcome, message = "error", outcome_of(failure)[1]
        else:
            outcome, message = self.judged(fixtures, test)
        sys.stdout, sys.stderr = streams
        self.flush()
        self.write("end", json.dumps([outcome, message]))

    def flush(self):
        for stream in (sys.stdout, sys.stderr):
            stream.flush()

    def judged(self, fixtures, test):
        try:
            if isinstance(test.function, str):
                outcome, message = self.run_unittest(test)
            else:
                outcome, message = self.run_marked(fixtures, test)
        except BaseException as error:
            outcome, message = outcome_of(error)
        return ("error", self.ended) if self.ended is not None else (outcome, message)

    def run_unittest(self, test):
        result = Result()
        test.kind(test.function).run(result)
        if result.worst is None and result.skipped:
            return "passed", f"skipped: {result.skipped[-1][1]}"
        return result.worst or "passed", result.reason

    def run_marked(self, fixtures, test):
        skips = [mark for mark in test.marks if mark.name == "skip" or mark.name == "skipif" and condition_of(mark)]
        if skips:
            return "passed", f"skipped: {skips[0].kwargs.get('reason', '')}"
        expected = [mark for mark in test.marks if mark.name == "xfail" and condition_of(mark)]
        try:
            self.run_pytest(fixtures, test)
        except (pytest.Skipped, unittest.SkipTest) as error:
            return "passed", f"skipped: {error}"
        except pytest.XFailed as error:
            return "passed", f"expected to fail: {error}"
        except Exception:
            if not expected:
                raise
            return "passed", "failed, as expected"
        if expected and expected[0].kwargs.get("strict"):
            return "failed", "The test was expected to fail, but passed."
        return "passed", ""

    def run_pytest(self, fixtures, test):
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
                self.around(instance.setup_method, function)
            if instance is not None and hasattr(instance, "teardown_method"):
                ends.append(lambda: self.around(instance.teardown_method, function))
            result = function(**arguments)
            if inspect.iscoroutine(result):
                asyncio.run(result)
        finally:
            for end in reversed(ends):
                end()

    def around(self, step, function):
        return step(function) if inspect.signature(step).parameters else step()


def main(text, read, write, library):
    order = json.loads(text)
    random.seed()
    judge = Judge(order["tests"], order["program"], read, write)
    sys.meta_path.insert(0, judge.finder)
    for file in judge.files:
        sys.modules.pop(file.module_name, None)
    runpy.run_path = lambda path, init_globals=None, run_name=None: judge.ask_program(
        "script", os.path.basename(path), run_name or "<run_path>", None)
    runpy.run_module = lambda name, init_globals=None, run_name=None, alter_sys=False: judge.ask_program(
        "script", f"{name.replace('.', '/')}.py", run_name or name, None)
    sys.addaudithook(guard.make_guard(library, frozenset(file.path for file in judge.files)))
    judge.run()
    judge.write("done", "")
