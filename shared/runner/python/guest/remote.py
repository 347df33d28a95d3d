"""A stand-in for an object that lives in the other interpreter.

Whatever is done to a stand-in is asked of the other side. One thing is not: whether it equals a plain value. A program
could return an object that says it equals everything, so the plain value inside (of a subclass of a built-in type) is
fetched and compared here; an object without one equals no plain value. Two objects of the program are compared by the
program.
"""

from describing import BASES, SEEN
from wire import PLAIN

# What is asked of the object rather than found on its stand-in's class.
ASKED = frozenset(f"__{name}__" for name in (
    "name", "qualname", "module", "doc", "dict", "annotations", "wrapped", "defaults", "kwdefaults", "self", "func", "file", "code",
    "bases", "mro", "members", "slots", "dataclass_fields", "match_args", "all", "subclasses", "abstractmethods", "notes"))
BASE_KINDS = {each.__name__: each for each in BASES}
UNCHANGING = frozenset({int, float, complex, str, bytes})
SEEN_AS = {**SEEN, **BASE_KINDS}


class Link:
    """Where stand-ins ask, and whether on the side that judges; set once, when the conversation begins."""

    ask = None
    is_judge = False


def is_remote(value):
    return issubclass(type(value), Remote)


def number_of(value):
    return object.__getattribute__(value, "_number")


def plain(value):
    """The value inside an instance of a subclass of a built-in type. What cannot change is asked once."""
    known = object.__getattribute__(value, "_plain")
    if known is not None:
        return known
    inside = Link.ask("plain", value)
    if type(inside) is not BASE_KINDS.get(type(value)._base):
        raise TypeError(f"a {type(value).__name__} is not what it says it is")
    if type(inside) in UNCHANGING:
        object.__setattr__(value, "_plain", inside)
    return inside


def kind_of(value):
    """Its class, which is the program's own: one that says it is an int or the like is not believed."""
    kind = Link.ask("kind", value)
    return kind if is_remote(kind) else type(value)


class Remote:
    __slots__ = ("_number", "_hash", "_measured", "_plain", "__weakref__")
    _base = None
    _seen = ""

    def __getattribute__(self, name):
        if name == "__class__":
            return SEEN_AS.get(type(self)._seen) or SEEN_AS.get(type(self)._base) or kind_of(self)
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
