"""Stand-ins for what lives in the other interpreter: objects, classes, errors.

Whatever is done to a stand-in is asked of the other side. One thing is not: whether it equals a plain value. A program
could return an object that says it equals everything, so the plain value inside (of a subclass of a built-in type) is
fetched and compared here; an object without one equals no plain value. Two objects of the program are compared by the
program.
"""

import builtins
import operator
import secrets
import types

from wire import PLAIN

BINARY = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "and", "or", "xor", "lshift", "rshift")
SPECIALS = frozenset(
    [f"__{prefix}{name}__" for name in BINARY for prefix in ("", "r", "i")]
    + [f"__{name}__" for name in (
        "call", "len", "bool", "int", "float", "complex", "index", "iter", "next", "reversed", "contains", "getitem",
        "setitem", "delitem", "enter", "exit", "neg", "pos", "abs", "invert", "round", "trunc", "floor", "ceil", "divmod",
        "rdivmod", "aenter", "aexit", "aiter", "anext", "await", "fspath", "bytes", "length_hint")]
)
ORDER = ("lt", "le", "gt", "ge")
# What is asked of the object rather than found on its stand-in's class.
ASKED = frozenset(f"__{name}__" for name in (
    "name", "qualname", "module", "doc", "dict", "annotations", "wrapped", "defaults", "kwdefaults", "self", "func", "file", "code",
    "bases", "mro", "members", "slots", "dataclass_fields", "match_args", "all", "subclasses", "abstractmethods", "notes"))
SEEN_AS = {"function": types.FunctionType, "generator": types.GeneratorType, "method": types.MethodType, "class": type,
           "module": types.ModuleType, "builtin_function_or_method": types.BuiltinFunctionType, "list": list, "dict": dict, "tuple": tuple, "set": set}
NUMBERS = (int, float, complex, bool)
BASES = (int, float, complex, str, bytes, tuple, frozenset, list, dict, set)


class Link:
    """Where stand-ins ask; set once, when the conversation begins."""

    ask = None


described = {}


def describe_kind(kind):
    specials = sorted(name for name in SPECIALS if getattr(kind, name, None) is not None)
    if getattr(kind, "__lt__", None) is not object.__lt__:
        specials.append("__lt__")
    base = next((each.__name__ for each in BASES if issubclass(kind, each)), None)
    seen = "class" if issubclass(kind, type) else kind.__name__
    return str(kind.__name__), str(seen), base, tuple(specials)


def describe(value):
    """What the other side must know of an object to stand in for it, and its hash (`False`: it has none)."""
    kind = type(value)
    if kind not in described:
        described[kind] = describe_kind(kind)
    number = None
    if kind.__hash__ is not object.__hash__:
        try:
            number = hash(value)
        except Exception:
            number = False
    return [*described[kind], number]


def is_remote(value):
    return issubclass(type(value), Remote)


def number_of(value):
    return object.__getattribute__(value, "_number")


def plain(value):
    return Link.ask("plain", value)


class Remote:
    __slots__ = ("_number", "_hash", "__weakref__")
    _base = None
    _seen = None

    def __getattribute__(self, name):
        if name == "__class__":
            return SEEN_AS.get(type(self)._seen) or SEEN_AS.get(type(self)._base) or type(self)
        if name.startswith("__") and name.endswith("__") and name not in ASKED:
            return object.__getattribute__(self, name)
        return Link.ask("getattr", self, name)

    def __setattr__(self, name, value):
        Link.ask("setattr", self, name, value)

    def __delattr__(self, name):
        Link.ask("delattr", self, name)

    def __dir__(self):
        return Link.ask("dir", self)

    def __repr__(self):
        return Link.ask("text", self, "repr")

    def __str__(self):
        return Link.ask("text", self, "str")

    def __format__(self, spec):
        return Link.ask("text", self, "format", spec)

    def __hash__(self):
        known = object.__getattribute__(self, "_hash")
        if known is False:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash(number_of(self)) if known is None else known

    def __eq__(self, other):
        if self is other:
            return True
        if is_remote(other):
            return Link.ask("compare", "eq", self, other) is True
        if type(other) in PLAIN:
            return type(self)._base is not None and plain(self) == other
        return NotImplemented

    def __ne__(self, other):
        if is_remote(other):
            return Link.ask("compare", "ne", self, other) is True
        equal = self == other
        return not equal

    def __copy__(self):
        return Link.ask("copy", self, False)

    def __deepcopy__(self, memo):
        return Link.ask("copy", self, True)

    def __reduce_ex__(self, protocol):
        raise TypeError(f"a {type(self).__name__} of the program cannot be pickled in a test")


def forward(name):
    def special(self, *args, **kwargs):
        return Link.ask("special", self, name, args, tuple(kwargs.items()))

    special.__name__ = name
    return special


def subtract(name):
    """A difference from a plain number that is a plain number itself would let an object pretend to be any number."""
    asked = forward(name)

    def special(self, other):
        result = asked(self, other)
        if type(result) in NUMBERS and type(other) in NUMBERS:
            raise TypeError(f"a {type(self).__name__} cannot be compared with a plain number by subtracting it")
        return result

    return special


def contains(self, value):
    """An object that also holds what nobody ever put into it holds nothing."""
    if type(self)._base is not None:
        return value in plain(self)
    if not Link.ask("special", self, "__contains__", (value,), ()):
        return False
    if is_remote(value):
        return True
    try:
        return not Link.ask("special", self, "__contains__", (secrets.token_hex(8),), ())
    except Exception:  # it holds only values of a certain kind
        return True


def call(self, /, *args, **kwargs):
    return Link.ask("call", self, args, tuple(kwargs.items()))


def leave(self, kind, error, trace):
    return Link.ask("special", self, "__exit__", (kind, error, None), ())


def wait(self):
    return finish(self).__await__()


async def finish(remote):
    """The other side runs it to its end: its loop and this one cannot mix."""
    return Link.ask("await", remote)


def ordered(name):
    compare = getattr(operator, name)

    def order(self, other):
        if is_remote(other):
            return Link.ask("compare", name, self, other) is True
        if type(self)._base is not None and type(other) in PLAIN:
            return compare(plain(self), other)
        return NotImplemented

    return order


def subclass(kind, name, bases, names, **_):
    """`class Cat(main.Animal)` in a test makes its class where Animal is; its methods stay here."""
    return Link.ask("subclass", name, bases, tuple((each, value) for each, value in names.items() if each != "__classcell__"))


OWN = {"__sub__": subtract("__sub__"), "__rsub__": subtract("__rsub__"), "__contains__": contains, "__call__": call,
       "__exit__": leave, "__await__": wait}
CLASS_CHECKS = {
    "__instancecheck__": lambda self, value: Link.ask("isinstance", value, self) is True,
    "__subclasscheck__": lambda self, value: Link.ask("issubclass", value, self) is True,
}
made = {}


def stand_in(number, description):
    name, seen, base, specials, known = description
    key = (name, seen, base, tuple(specials))
    kind = made.get(key)
    if kind is None:
        parts = {each: OWN.get(each) or forward(each) for each in specials if each in SPECIALS}
        if "__lt__" in specials:
            parts.update({f"__{each}__": ordered(each) for each in ORDER})
        if seen == "class":
            parts.update(CLASS_CHECKS, __new__=subclass)
        parts.update(__slots__=(), _base=base, _seen=seen)
        kind = made[key] = type(str(name), (Remote,), parts)
    proxy = object.__new__(kind)
    object.__setattr__(proxy, "_number", number)
    object.__setattr__(proxy, "_hash", known if known is None or known is False else int(known))
    return proxy


class RemoteErrorKind(type):
    """The class of a program's own error class, so that `except` and `raises` know it."""

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
