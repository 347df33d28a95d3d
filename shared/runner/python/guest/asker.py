"""The judging side's hold on the program: asks it, and lets it use no more than what it was given."""

import json
import sys
import types
import unittest.mock

from _pytest.outcomes import OutcomeException
from describing import SPECIALS, call_special
from peer import Peer
from remote import Link

PRIVATE = (types.ModuleType, types.FunctionType, types.MethodType, types.CodeType, types.FrameType, types.TracebackType,
           types.GeneratorType, types.CoroutineType, type)
MOCKED = frozenset({"return_value", "side_effect", "called", "call_count", "call_args", "call_args_list", "mock_calls"})
OPEN_TO_PROGRAM = frozenset({"call", "special", "text", "compare", "getattr", "setattr", "isinstance", "dir"})


class ProgramEnded(BaseException):
    """The program is gone: nothing can go on."""


def is_of_test(target, name, question):
    """What a test asks its object afterwards is the test's: a mock's own words, and methods that would be replaced."""
    if name.startswith("_"):
        return True
    if isinstance(target, unittest.mock.NonCallableMock):
        return hasattr(unittest.mock.NonCallableMock, name) or name in MOCKED
    return question == "setattr" and callable(getattr(type(target), name, None))


class Asker:
    """`is_given(object)`: whether the program may see the attributes of what it was given. `more()`: further fields and
    values of a question.
    """

    def __init__(self, read_frame, write, is_given, more):
        self.read_frame, self.write, self.is_given, self.more = read_frame, write, is_given, more
        self.ended = None
        self.peer = Peer(1, self.read, lambda text: self.write("ask", text), self.perform)
        self.peer.private = AssertionError, OutcomeException
        Link.ask, Link.is_judge = self.ask, True

    def ask(self, question, *values):
        if self.ended is not None:
            raise ProgramEnded(self.ended)
        fields, further = self.more()
        self.flush()
        self.write("ask", self.peer.wire.pack({"q": question, **fields}, *values, *further))
        return self.peer.listen()

    def flush(self):
        """What is printed here comes ahead of what the program prints next."""
        for stream in (sys.stdout, sys.stderr):
            stream.flush()

    def read(self):
        state, _, body = self.read_frame().partition("\n")
        if not state:
            return body
        news = json.loads(state)
        sys.stdout.write(news["out"])
        sys.stderr.write(news["err"])
        if news["ended"]:
            self.ended = news["ended"]
            raise ProgramEnded(self.ended)
        return body

    def perform(self, message, values):
        """What the program asks of what it was given: to call it, and what a plain object of the tests' shows."""
        question, target = message["q"], values[1 if message["q"] in ("compare", "isinstance") else 0]
        if question not in OPEN_TO_PROGRAM or id(target) not in self.peer.export_numbers:
            raise PermissionError("the program may only use what the test gave to it")
        if question == "call":
            return target(*values[1], **dict(values[2]))
        if question == "special":
            if values[1] not in SPECIALS:
                raise AttributeError(str(values[1]))
            return call_special(target, values[1], values[2], dict(values[3]))
        if question == "getattr" and values[1] in ("__name__", "__qualname__"):
            return getattr(target, values[1])
        if question in ("getattr", "setattr"):
            if isinstance(target, PRIVATE) or not self.is_given(target) or is_of_test(target, values[1], question):
                raise AttributeError(str(values[1]))
            return getattr(target, values[1]) if question == "getattr" else setattr(*values)
        if question == "text":
            return type(target).__name__ if isinstance(target, PRIVATE) else str(target)
        if question == "isinstance":
            return isinstance(target, type) and isinstance(values[0], target)
        return (target is values[2]) == (values[0] == "eq") if question == "compare" else []
