"""The program's end: does what a test asks of the program, and nothing else. Nothing secret is ever here."""

import asyncio
import builtins
import contextlib
import copy
import importlib
import io
import operator
import os
import random
import runpy
import sys
import types

import echoes
import hints
from describing import BASES, call_special
from peer import Peer
from remote import is_remote

CONVERTERS = {int: int.__int__, float: float.__float__, complex: complex.__complex__, str: str.__str__}
TEXTS = {"repr": repr, "str": str, "format": format}


def call(function, args, kwargs):
    return function(*args, **dict(kwargs))


def special(value, name, args, kwargs):
    return call_special(value, name, args, dict(kwargs))


def compare(name, left, right):
    return bool(getattr(operator, name)(left, right))


def text(value, how, *spec):
    return str.__str__(TEXTS[how](value, *spec))


def inside(value):
    """The built-in value inside an instance of a subclass, whatever the subclass overrides."""
    base = next(each for each in BASES if issubclass(type(value), each))
    if base in CONVERTERS:
        return CONVERTERS[base](value)
    return dict(dict.items(value)) if base is dict else base(base.__iter__(value))


def run(path):
    """Runs the entry file as `python main.py` does; gives its module."""
    module = sys.modules["__main__"] = types.ModuleType("__main__")
    module.__file__ = f"/work/{path}"
    module.__builtins__ = builtins  # rather than those that the harness keeps for itself
    with open(module.__file__, "rb") as file:
        source = file.read()
    exec(compile(source, module.__file__, "exec", dont_inherit=True), vars(module))
    return module


def load(name):
    sys.modules.pop(name, None)
    sys.path_importer_cache.pop("/work", None)  # a test may have written a file there
    return importlib.import_module(name)


def script(path, name, stdin, argv):
    """Runs a file of the program from its start, as `python main.py` does; gives its names."""
    before = sys.stdin, sys.argv
    sys.argv = [str(each) for each in argv]
    if stdin is not None:
        sys.stdin = io.StringIO(stdin)
    try:
        names = runpy.run_path(f"/work/{path}", run_name=name)
    finally:
        sys.stdin, sys.argv = before
    return {key: value for key, value in names.items() if not key.startswith("__")}


def exit_code(stop, err):
    if stop.code is None or isinstance(stop.code, int):
        return (stop.code or 0) & 255
    err.write(f"{stop.code}\n")
    return 1


def process(path, stdin, argv, explain):
    """The same, as a process of its own would seem: its exit code and what it printed."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            script(path, "__main__", stdin, argv)
            code = 0
        except SystemExit as stop:
            code = exit_code(stop, err)
        except Exception as error:
            err.write(explain(error)[0])
            code = 1
    return code, out.getvalue(), err.getvalue()


def bound(function):
    """A method that is defined in a test becomes one of a class here."""
    def method(self, *args, **kwargs):
        return function(self, *args, **kwargs)

    return method


def subclass(name, bases, names):
    parts = {key: bound(value) if is_remote(value) and callable(value) else value for key, value in names}
    return types.new_class(name, bases, exec_body=lambda space: space.update(parts))


DEEDS = {
    "call": call, "special": special, "compare": compare, "text": text, "plain": inside, "load": load, "script": script,
    "getattr": getattr, "setattr": setattr, "delattr": delattr, "isinstance": isinstance, "issubclass": issubclass,
    "dir": dir, "subclass": subclass, "seed": lambda args, kwargs: random.seed(*args, **dict(kwargs)), "await": lambda value: asyncio.run(value),
    "kind": type, "run": run,
    "copy": lambda value, deep: copy.deepcopy(value) if deep else copy.copy(value),
}


def serve(read, write, flush, explain):
    """Answers until the host stops it. `write(kind, text)`: kind `memory` says that there was no more of it."""
    originals = {}

    def patch(places, values):
        for (module, name), value in zip(places, values):
            target = sys.modules[module]
            originals.setdefault((module, name), getattr(target, name))
            setattr(target, name, value)

    def restore(places):
        for module, name in places:
            setattr(sys.modules[module], name, originals.pop((module, name)))

    def tell_fault(error):
        """What is wrong with a program that cannot even be loaded is shown as if it had been run."""
        text, fault = explain(error)
        write("fault", fault)
        sys.__stderr__.write(text)

    def perform(message, values):
        patches = message.get("p") or []
        if patches:
            patch(patches, values[-len(patches):])
            del values[-len(patches):]
        restore(message.get("u") or [])
        try:
            with echoes.overheard(message, peer.said):
                if message["q"] == "process":
                    return process(*values, explain)
                return DEEDS[message["q"]](*values)
        except MemoryError as error:
            if not hints.too_nested(error):
                write("memory", "")
            raise
        except SystemExit as stop:
            if message["q"] != "run":
                raise
            code = exit_code(stop, sys.stderr)
            flush()
            os._exit(code)
        except BaseException as error:
            if message["q"] in ("load", "run", "script"):
                tell_fault(error)
            hints.add(error)
            raise
        finally:
            flush()

    peer = Peer(2, read, lambda body: write("answer", body), perform)
    peer.listen()
