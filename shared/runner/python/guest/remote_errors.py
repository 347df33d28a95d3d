"""The classes of the other side's errors, so that `except` and `raises` know them."""

import builtins

from remote import Link


class RemoteErrorKind(type):
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
