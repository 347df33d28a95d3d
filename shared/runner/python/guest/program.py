"""The program's end: does what a test asks of the program, and nothing else. Nothing secret is ever here."""

import asyncio
import builtins
import contextlib
import copy
import importlib
import io
import operator
import random
import runpy
import sys
import types

import hints
from peer import Peer
from proxies import BASES, is_remote

IMMUTABLE = {int: int.__int__, float: float.__float__, complex: complex.__complex__, str: str.__str__}


def plain(value):
    """The built-in value inside an instance of a subclass, whatever the subclass overrides."""
    base = next(each for each in BASES if isinstance(value, each))
    if base in IMMUTABLE:
        return IMMUTABLE[base](value)
    return base(base.items(value)) if base is dict else base(base.__iter__(value))


def call(function, args, kwargs):
    return function(*args, **dict(kwargs))


def special(value, name, args, kwargs):
    return getattr(type(value), name)(value, *args, **dict(kwargs))


def compare(name, left, right):
    return bool(getattr(operator, name)(left, right))


def text(value, how, *spec):
    return str.__str__(getattr(builtins, how)(value, *spec))


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
    "call": call, "special": special, "compare": compare, "text": text, "plain": plain, "load": load, "script": script,
    "getattr": getattr, "setattr": setattr, "delattr": delattr, "isinstance": isinstance, "issubclass": issubclass,
    "dir": dir, "subclass": subclass, "seed": lambda args, kwargs: random.seed(*args, **dict(kwargs)), "await": lambda value: asyncio.run(value),
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
            if message["q"] == "process":
                return process(*values, explain)
            return DEEDS[message["q"]](*values)
        except MemoryError as error:
            if hints.too_nested(error):
                raise
            write("memory", "")
            raise
        except Exception as error:
            if message["q"] in ("load", "script"):
                tell_fault(error)
            hints.add(error)
            raise
        finally:
            flush()

    peer = Peer(2, read, lambda body: write("answer", body), perform)
    peer.listen()
