"""How a test can end by its own word: failed, skipped, expected to fail."""

import importlib


class Skipped(Exception):
    pass


class Failed(AssertionError):
    pass


class XFailed(Exception):
    pass


def fail(reason="", pytrace=True):
    raise Failed(reason)


def skip(reason="", allow_module_level=False):
    raise Skipped(reason)


def xfail(reason=""):
    raise XFailed(reason)


fail.Exception, skip.Exception, xfail.Exception = Failed, Skipped, XFailed


def importorskip(name, **_):
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise Skipped(str(error)) from None
