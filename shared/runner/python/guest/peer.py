"""One end of the conversation between the tests' interpreter and the program's.

A question (`q`) names what to do and carries values; its answer (`r`) is a value or an error. While one side waits for
an answer, the other may ask back: so a function that a test passes can be called by the program.
"""

import builtins
import types
import weakref

import proxies
from describing import describe
from remote import Link, is_remote, number_of
from wire import BY_NAME, Wire

WORK = "/work/"


class RemoteErrorKind(type):
    """Of the classes of the other side's errors, so that `except` and `raises` know them."""

    def __call__(cls, *args, **kwargs):
        return Link.ask("call", cls, args, tuple(kwargs.items()))

    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Link.ask("getattr", cls, name)


def error_attribute(self, name):
    if name.startswith("__"):
        raise AttributeError(name)
    return Link.ask("getattr", self, name)


def error_kind(name, bases, number):
    """A class that stands in for an error class of the other side."""
    parts = {"__getattr__": error_attribute, "__str__": lambda self: self.__dict__["__text__"], "__module__": "main",
             "_number": number}
    try:
        return RemoteErrorKind(str(name), tuple(bases) or (Exception,), parts)
    except TypeError:  # bases that cannot be mixed
        return RemoteErrorKind(str(name), (Exception,), parts)


def built_in_error(name):
    kind = getattr(builtins, name, None)
    return kind if isinstance(kind, type) and issubclass(kind, BaseException) else Exception


def place_of(error):
    """The last of the program's own lines that an error came by, such as `main.py, line 3`."""
    place, trace = "", error.__traceback__
    while trace is not None:
        name = trace.tb_frame.f_code.co_filename
        if name.startswith(WORK):
            place = f"{name.removeprefix(WORK)}, line {trace.tb_lineno}"
        trace = trace.tb_next
    return place


def text_of(error):
    try:
        return str(error)
    except BaseException:  # its own __str__ may fail
        return ""


class Peer:
    """`read` and `write` carry texts; `perform(question, values)` does what the other side asks for."""

    def __init__(self, first_number, read, write, perform):
        self.read, self.write, self.perform = read, write, perform
        self.wire = Wire(first_number, self.refer, self.resolve)
        self.exports, self.export_numbers = {}, {}
        self.said, self.hear = [], lambda said: None  # what goes with answers, beside the values
        self.private = ()  # errors whose texts are kept from the other side
        self.seen, self.error_kinds = weakref.WeakValueDictionary(), {}
        Link.ask = self.ask

    def ask(self, question, *values):
        self.write(self.wire.pack({"q": question}, *values))
        return self.listen()

    def listen(self):
        """Answers what is asked until the answer to one's own question comes."""
        while True:
            message, values = self.wire.unpack(self.read())
            if "q" in message:
                self.answer(message, values)
                continue
            self.hear(values[1:])
            if message["r"] == "error":
                error = values[0]
                raise error if isinstance(error, BaseException) else RuntimeError("no error came")
            return values[0]

    def answer(self, message, values):
        try:
            result = self.perform(message, values)
            values.clear()
            text = self.wire.pack({"r": "value"}, result, *self.said)
        except BaseException as error:
            values.clear()
            text = self.pack_error(error)
        result = None
        self.said.clear()
        self.write(text)

    def pack_error(self, error):
        try:
            return self.wire.pack({"r": "error"}, error, *self.said)
        except BaseException as second:  # its arguments may not cross
            return self.wire.pack({"r": "error"}, RuntimeError(f"{type(error).__name__}: {text_of(second)}"))

    def export(self, value):
        number = self.export_numbers.get(id(value))
        if number is None:
            number = len(self.exports) + 1
            self.exports[number] = value
            self.export_numbers[id(value)] = number
        return number

    def refer(self, value):
        kind = type(value)
        if is_remote(value):
            return ["o", number_of(value)]
        if kind is RemoteErrorKind:
            return ["o", value._number]
        if kind is types.CoroutineType and (theirs := proxies.true_one(value)) is not None:
            return ["o", number_of(theirs)]
        if issubclass(kind, BaseException):
            return self.refer_error(value)
        if issubclass(kind, type) and issubclass(value, BaseException):
            return self.refer_error_kind(value)
        return ["r", self.export(value), describe(value)]

    def refer_error_kind(self, kind):
        if BY_NAME.get(kind.__name__) is kind:
            return ["n", kind.__name__]
        bases = [self.refer_error_kind(base) for base in kind.__bases__ if issubclass(base, BaseException)]
        return ["x", self.export(kind), kind.__name__, bases]

    def refer_error(self, error):
        theirs = error.__dict__.get("__number__")
        if theirs is not None:
            return ["o", theirs]
        if isinstance(error, self.private):
            return ["e", self.refer_error_kind(type(error)), self.export(error), ["t", []], "", "", None, []]
        try:
            args = self.wire.encode(tuple(error.args))
        except Exception:  # what cannot cross is left out
            args = ["t", []]
        cause = self.refer_error(error.__cause__) if error.__cause__ is not None else None
        notes = [str(note) for note in getattr(error, "__notes__", None) or []]
        kind = self.refer_error_kind(type(error))
        return ["e", kind, self.export(error), args, text_of(error), place_of(error), cause, notes]

    def resolve(self, wire):
        tag = wire[0]
        if tag == "o":
            return self.exports[wire[1]]
        if tag == "x":
            return self.resolve_error_kind(wire)
        if tag == "e":
            return self.resolve_error(wire)
        if tag != "r":
            raise ValueError("an unknown kind of value")
        number, description = int(wire[1]), wire[2]
        known = self.seen.get(number)
        if known is None:
            known = self.seen[number] = proxies.stand_in(number, description)
        return proxies.finish(known) if description[1] == "coroutine" else known

    def resolve_error_kind(self, wire):
        if wire[0] == "n":
            return built_in_error(wire[1])
        _, number, name, bases = wire
        if number not in self.error_kinds:
            resolved = [self.resolve_error_kind(base) for base in bases]
            self.error_kinds[number] = error_kind(name, resolved, number)
        return self.error_kinds[number]

    def resolve_error(self, wire):
        _, kind_wire, number, args_wire, text, place, cause, notes = wire
        kind, args = self.resolve_error_kind(kind_wire), self.wire.decode(args_wire)
        error = None
        if kind_wire[0] == "n":
            try:
                error = kind(*args)
            except Exception:  # some need arguments of a certain kind
                error = None
        if error is None:
            error = kind.__new__(kind)
            error.args = args
        error.__dict__.update(__number__=number, __text__=str(text), __place__=str(place))
        if notes:
            error.__notes__ = [str(note) for note in notes]
        if cause is not None:
            error.__cause__ = self.resolve_error(cause)
        return error
