"""The judging side: holds the test files, runs them against the program in the other interpreter, and reports outcomes.

The program's modules are found by `Finder` and are only stand-ins. Nothing that the program wrote is executed here.
"""

import importlib
import io
import json
import random
import sys
import unittest.mock

import built_in_fixtures
import calls
import collect
import echoes
import guard
import scripts
from asker import Asker, ProgramEnded
from fixtures import Fixtures
from modules import Finder, TestFile
from running import outcome_of, run_one

# What a test may replace for the program too. Each side has its own libraries, so every patch is passed on.
PATCHED = {
    "builtins": ("input", "print", "open"), "sys": ("stdin", "argv"), "time": ("sleep", "time", "perf_counter", "monotonic"),
    "random": ("random", "randint", "choice", "choices", "shuffle", "sample", "uniform", "randrange", "gauss"),
}
MESSAGE_LIMIT = 10_000
NO_TESTS = "There are no tests in {}. Write a function whose name starts with test_."


class Judge:
    def __init__(self, files, program_files, read, write):
        self.write = write
        self.files = [TestFile(each["name"], each["content"]) for each in files]
        self.tests = {file.module_name: file for file in self.files}
        self.finder = Finder(program_files, self.tests)
        self.originals = [(module, name, vars(sys.modules[module]), getattr(sys.modules[module], name))
                          for module, names in PATCHED.items() for name in names]
        self.patched = set()
        self.ears = echoes.Ears()
        self.asker = Asker(read, write, self.is_given, self.patches)
        self.asker.peer.hear = self.ears.hear

    def patches(self):
        """What the test has replaced, or put back, since the program was last asked, and what it listens for."""
        changed = [(module, name) for module, name, names, original in self.originals if names[name] is not original]
        if not changed and not self.patched:
            return self.ears.fields(), ()
        restored = [key for key in self.patched if key not in changed]
        self.patched = set(changed)
        return {**self.ears.fields(), "p": changed, "u": restored}, [getattr(sys.modules[module], name) for module, name in changed]

    def is_given(self, target):
        kind = type(target)
        return kind.__module__ in self.tests or isinstance(target, (io.IOBase, unittest.mock.NonCallableMock))

    def plan(self):
        self.write("plan", json.dumps([[file.name, name] for file in self.files if file.tree and file.holds_tests
                                       for name in collect.planned(file.tree)]))

    def run(self):
        self.plan()
        files = [file for file in self.files if file.holds_tests]
        counts = [self.run_file(file) for file in files]
        if not any(counts):
            first, names = self.files[0].name, ", ".join(file.name for file in files or self.files)
            self.write("found", json.dumps([first, [first]]))
            self.write("broken", json.dumps([first, NO_TESTS.format(names), ""]))

    def run_file(self, file):
        """Gives how many tests the file has; a file of helpers has none."""
        try:
            module = importlib.import_module(file.module_name)
            conftest = vars(importlib.import_module("conftest")) if "conftest" in self.tests else {}
            fixtures = Fixtures(vars(built_in_fixtures), conftest, vars(module))
            tests = list(collect.collected(module, fixtures))
        except BaseException as error:
            if file.tree is None or not collect.planned(file.tree):
                self.write("found", json.dumps([file.name, [file.name]]))
            self.write("broken", json.dumps([file.name, self.not_reached(error, True), getattr(error, "__place__", "")]))
            return 1
        self.write("found", json.dumps([file.name, [test.name for test in tests]]))
        self.run_all(file, module, fixtures, tests)
        return len(tests)

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
                if step is not None and self.asker.ended is None:
                    step()
            except BaseException as error:
                return error
        return None

    def run_test(self, file, fixtures, test, failure):
        self.write("start", json.dumps([file.name, test.name]))
        streams = sys.stdout, sys.stderr
        if self.asker.ended is not None:
            outcome, message = "error", f"This test was not run. {self.asker.ended}"
        elif failure is not None:
            outcome, message = "error", outcome_of(failure)[1]
        else:
            outcome, message = self.judged(fixtures, test)
        sys.stdout, sys.stderr = streams
        self.asker.flush()
        self.write("end", json.dumps([outcome, message[:MESSAGE_LIMIT]]))

    def judged(self, fixtures, test):
        try:
            outcome, message = run_one(fixtures, test)
        except BaseException as error:
            outcome, message = outcome_of(error)
        return ("error", self.asker.ended) if self.asker.ended is not None else (outcome, message)


def share_seed(ask, seed=random.seed):
    """Random numbers that are seeded here mean the program's as well."""
    def seed_both(*args, **kwargs):
        seed(*args, **kwargs)
        ask("seed", args, tuple(kwargs.items()))

    random.seed = seed_both


def main(text, read, write, library):
    order = json.loads(text)
    random.seed()
    judge = Judge(order["tests"], order["program"], read, write)
    sys.meta_path.insert(0, judge.finder)
    for file in judge.files:
        sys.modules.pop(file.module_name, None)
    sys.modules["__calls__"] = calls
    scripts.install(judge.asker.ask)
    share_seed(judge.asker.ask)
    echoes.let_assert_logs_hear()
    sys.addaudithook(guard.make_guard(library, frozenset([calls.FILE, *(file.path for file in judge.files)])))
    judge.run()
    judge.write("done", "")
