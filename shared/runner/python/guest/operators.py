"""The operators of stand-ins: asked of the other side, as far as that cannot forge a comparison with a plain value."""

import operator

from decoys import truly_holds
from describing import SPECIALS
from remote import Link, is_remote, plain
from wire import PLAIN

NUMBERS = frozenset({int, float, complex, bool})
SETS = frozenset({set, frozenset})
NUMERIC = frozenset({"int", "float", "complex"})
SEQUENCES = frozenset({"str", "bytes", "list", "tuple"})
ORDER = ("lt", "le", "gt", "ge")
# How far a value is from another: an object could make that nothing for whatever it is compared with.
DISTANCES = {"sub": operator.sub, "xor": operator.xor, "mod": operator.mod, "truediv": operator.truediv,
             "floordiv": operator.floordiv}
PARTS = frozenset(f"__{name}__" for name in ("getitem", "iter", "next", "reversed", "call", "enter"))


def is_number(value):
    return type(value) in NUMBERS or is_remote(value) and type(value)._base in NUMERIC


def is_decisive(result):
    """Whether a result says by itself that two values are near, or the same."""
    return is_number(result) or type(result) in SETS or type(result) in PLAIN and not result


def is_measured(value):
    return object.__getattribute__(value, "_measured")


def measured(result):
    """Marks an object that came of a distance from a plain number: what it says of its own size is not believed."""
    if is_remote(result):
        object.__setattr__(result, "_measured", True)
    return result


def refuse(value):
    raise TypeError(f"a {type(value).__name__} cannot be compared with a plain value by subtracting it or the like")


def forward(name):
    def special(self, *args, **kwargs):
        result = Link.ask("special", self, name, args, tuple(kwargs.items()))
        if name in PARTS or not is_measured(self):
            return result
        return refuse(self) if is_decisive(result) else measured(result)

    special.__name__ = name
    return special


def distance(name, here):
    """`here` says how far the plain values are apart, for an object that holds one."""
    asked = forward(name)

    def special(self, other):
        result = asked(self, other)
        if not Link.is_judge or type(other) not in NUMBERS | SETS or result is NotImplemented:
            return result
        if not is_decisive(result):
            return measured(result)
        if type(self)._base is not None:
            known = here(plain(self), other)
            if known == result:
                return known
        return refuse(self)

    return special


def distances():
    for name, compute in DISTANCES.items():
        yield f"__{name}__", distance(f"__{name}__", compute)
        yield f"__i{name}__", distance(f"__i{name}__", compute)
        yield f"__r{name}__", distance(f"__r{name}__", lambda own, other, compute=compute: compute(other, own))


def contains(self, value):
    """What an object's own `in` says of a plain value is checked, see decoys.py."""
    if type(self)._base is not None:
        return value in plain(self)

    def ask(each):
        return bool(Link.ask("special", self, "__contains__", (each,), ()))

    return ask(value) if is_remote(value) or not Link.is_judge else truly_holds(ask, value)


def call(self, /, *args, **kwargs):
    return Link.ask("call", self, args, tuple(kwargs.items()))


def leave(self, kind, error, trace):
    return Link.ask("special", self, "__exit__", (kind, error, None), ())


def ordered(name):
    compare = getattr(operator, name)

    def order(self, other):
        if is_remote(other):
            return Link.ask("compare", name, self, other) is True
        if type(self)._base is not None and type(other) in PLAIN:
            return compare(plain(self), other)
        return NotImplemented

    return order


OWN = {**dict(distances()), "__contains__": contains, "__call__": call, "__exit__": leave}


def added(self, other):
    """To the right of a plain text or list, which would only take another."""
    return other + plain(self)


def operators_of(specials, base):
    """The methods of a stand-in's class for the operators that its object has."""
    parts = {"__radd__": added} if base in SEQUENCES else {}
    parts |= {each: OWN.get(each) or forward(each) for each in specials if each in SPECIALS}
    if "__lt__" in specials:
        parts.update({f"__{each}__": ordered(each) for each in ORDER})
    return parts
