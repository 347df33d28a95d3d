"""What a test can import: the program's modules as stand-ins, and the tests' own from their texts."""

import ast
import builtins
import importlib.machinery
import linecache
import os
import sys
import types

import asserts
from remote import Link

ENTRY = "__program__"


class RemoteModule(types.ModuleType):
    """A module of the program. Its names are the program's."""

    @property
    def __dict__(self):
        return {name: getattr(self, name) for name in dir(self) if not name.startswith("__")}

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
    """Imports the program's modules as stand-ins, and the tests' own from their texts.

    `__program__` is the program run from its start, as a script: its names are those of its entry file.
    """

    def __init__(self, program_files, tests):
        self.tests = tests
        self.modules, self.paths = {ENTRY}, dict(zip([ENTRY], program_files))
        for name in program_files:
            parts = name.removesuffix(".py").split("/")
            parts = parts[:-1] if parts[-1] == "__init__" else parts
            self.paths[".".join(parts)] = name
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
        module.__file__ = self.paths.get(module.__name__, module.__name__)
        name = module.__name__
        module.__remote__ = Link.ask("run", self.paths[name]) if name == ENTRY else Link.ask("load", name)


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
        module.__builtins__ = builtins  # rather than those that the harness keeps for itself
        setattr(module, asserts.CHECK, asserts)
        exec(compile(asserts.Rewriter().visit(self.file.tree), self.file.path, "exec", dont_inherit=True), module.__dict__)
