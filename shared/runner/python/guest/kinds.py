"""`type` for what judges a program: the class of a stand-in is the class of its object."""

import types

from remote import Link, is_remote


class OfKinds(type):
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
