"""Makes stand-ins (see remote.py) out of the descriptions that come over the wire."""

import weakref

from operators import operators_of
from remote import Link, Remote

made = {}
awaited = weakref.WeakKeyDictionary()  # coroutines here, of which the other side has the true ones


def finish(remote):
    """The other side runs it to its end: its loop and this one cannot mix."""
    coroutine = wait_for(remote)
    awaited[coroutine] = remote
    return coroutine


async def wait_for(remote):
    return Link.ask("await", remote)


def wait(self):
    return wait_for(self).__await__()


def true_one(value):
    """The stand-in behind a coroutine. Here it will not be waited for, as the other side has the true one."""
    known = awaited.get(value)
    if known is not None:
        value.close()
    return known


def subclass(kind, name, bases, names, **_):
    """`class Cat(main.Animal)` in a test makes its class where Animal is; its methods stay here."""
    return Link.ask("subclass", name, bases, tuple((each, value) for each, value in names.items() if each != "__classcell__"))


CLASS_CHECKS = {
    "__instancecheck__": lambda self, value: Link.ask("isinstance", value, self) is True,
    "__subclasscheck__": lambda self, value: Link.ask("issubclass", value, self) is True,
}


def stand_in(number, description):
    name, seen, base, specials, known = description
    key = (name, seen, base, tuple(specials))
    kind = made.get(key)
    if kind is None:
        parts = operators_of(specials, base)
        if "__await__" in parts:
            parts["__await__"] = wait
        if seen == "class":
            parts.update(CLASS_CHECKS, __new__=subclass)
        parts.update(__slots__=(), _base=base, _seen=seen)
        kind = made[key] = type(str(name), (Remote,), parts)
    proxy = object.__new__(kind)
    object.__setattr__(proxy, "_number", number)
    object.__setattr__(proxy, "_hash", known if known is None or known is False else int(known))
    object.__setattr__(proxy, "_measured", False)
    object.__setattr__(proxy, "_plain", None)
    return proxy
