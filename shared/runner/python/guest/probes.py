"""Evaluates expressions with the names of a program that has come to its end in the other interpreter.

Operators, literals and built-in functions are this side's own; only what the expression takes from the program is
asked of it. The canonical text of the value is made here.
"""

import builtins
import functools
import importlib
import json
import random
import sys
import types

import guard
from asker import Asker, ProgramEnded
from canonical import Canonical
from peer import RemoteErrorKind
from proxies import true_one
from remote import Link, is_remote
from scope import Names
from shapes import shape_of

CHECK = "<check>"
MESSAGE_LIMIT = 100_000
# They work with what is the program's: its input, its names, its text.
OF_PROGRAM = ("input", "compile")


class OfKinds(type):
    """`type` for what judges a program: the class of a stand-in is the class of its object."""

    def __call__(cls, value, *parts, **options):
        if parts or options:
            bases, names = parts
            return types.new_class(value, bases, options, lambda space: space.update(names))
        kind = Link.ask("kind", value) if is_remote(value) else type(value)
        return cls if kind is type else kind

    def __instancecheck__(cls, value):
        return isinstance(value, type)

    def __subclasscheck__(cls, kind):
        return issubclass(kind, type)

    def __eq__(cls, other):
        return other is cls or other is type

    def __hash__(cls):
        return hash(type)

    def __repr__(cls):
        return repr(type)


Kind = OfKinds("type", (type,), {})


def message_of(error):
    known = error.__dict__.get("__text__")
    try:
        text = str(error) if known is None else known
    except BaseException:  # its own __str__ may fail
        text = ""
    name = type(error).__name__
    return (f"{name}: {text}" if text else name)[:MESSAGE_LIMIT]


def make_shape(ask):
    def shape(value):
        if type(value) is types.CoroutineType:
            value = true_one(value) or value
        return ask("shape", value) if is_remote(value) or type(type(value)) is RemoteErrorKind else shape_of(value)

    return shape


def make_import(ask, program_files, own=builtins.__import__):
    """`__import__` of an expression: the program's own modules are the program's."""
    theirs = {name.removesuffix(".py").split("/")[0] for name in program_files} - sys.stdlib_module_names

    def import_module(name, globals=None, locals=None, fromlist=(), level=0):
        root = name.partition(".")[0]
        if root not in theirs:
            return own(name, None, None, fromlist, level)
        return ask("import", name, bool(fromlist))

    return import_module


def built_ins(ask, program_files):
    def of_program(name):
        return lambda *args, **kwargs: ask("built-in", name, args, tuple(kwargs.items()))

    return {**vars(builtins), **{name: of_program(name) for name in OF_PROGRAM}, "type": Kind,
            "eval": functools.partial(ask, "eval"), "exec": functools.partial(ask, "exec"),
            "__import__": make_import(ask, program_files)}


def share_seed(ask, seed=random.seed):
    """Random numbers that are seeded here mean the program's as well."""
    def seed_both(*args, **kwargs):
        seed(*args, **kwargs)
        ask("seed", args, tuple(kwargs.items()))

    random.seed = seed_both


def evaluate(expression, names, text_of):
    code = compile(expression.strip(), CHECK, "eval", dont_inherit=True)
    try:
        return text_of(eval(code, names, names))
    finally:
        names.settle()


def main(text, receive, write, library):
    asker = Asker(lambda: receive()[1], write)
    names = Names(asker.ask, built_ins(asker.ask, json.loads(text)))
    text_of = Canonical(make_shape(asker.ask))
    random.seed()
    share_seed(asker.ask)
    sys.addaudithook(guard.make_guard(library, frozenset({CHECK})))
    order, expression = receive()
    while order == "probe":
        try:
            kind, value = "value", evaluate(expression, names, text_of)
        except ProgramEnded:
            pass
        except BaseException as error:
            kind, value = "error", message_of(error)
        if asker.ended is not None:
            kind, value = "ended", asker.ended
        asker.flush()
        write(kind, value)
        order, expression = receive()
