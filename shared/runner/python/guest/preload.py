"""What programs and their tests import, imported once and kept in the snapshot: an import then costs nothing."""

import abc, argparse, array, ast, asyncio, base64, bisect, builtins, calendar, cmath, collections.abc, contextlib, copy, csv
import dataclasses, datetime, decimal, difflib, doctest, enum, fractions, functools, glob, graphlib, hashlib, heapq, html, inspect, io
import configparser, getpass, ipaddress, sched, shlex, subprocess
import itertools, json, keyword, linecache, locale, logging, math, numbers, operator, os, pathlib, pickle, platform
import pprint, queue, random, re, secrets, shutil, signal, statistics, string, struct, sys, tempfile, textwrap
import threading, time, timeit, traceback, types, typing, unittest, unittest.async_case, unittest.main, unittest.mock, urllib.parse, uuid
import warnings, weakref, zoneinfo
import _sitebuiltins

HARNESS = "/run/"


class Idle:
    """Stands in for the selector: nothing ever becomes ready, so a wait is a sleep."""

    def select(self, timeout):
        if timeout is None:
            raise RuntimeError("the program waits for something that never comes")
        if timeout > 0:
            time.sleep(timeout)
        return []


class QuietLoop(asyncio.base_events.BaseEventLoop):
    """Knows only tasks and timers, which is all that there is to wait for here: there are no sockets."""

    def __init__(self):
        super().__init__()
        self._selector = Idle()

    def _process_events(self, event_list):
        pass

    def _write_to_self(self):
        pass


class QuietPolicy(asyncio.events.BaseDefaultEventLoopPolicy):
    _loop_factory = QuietLoop


def settle():
    builtins.exit = _sitebuiltins.Quitter("exit", "Ctrl-D")
    builtins.quit = _sitebuiltins.Quitter("quit", "Ctrl-D")
    builtins.help = _sitebuiltins._Helper()
    sys.dont_write_bytecode = True
    sys.stdout.reconfigure(line_buffering=True)
    sys.unraisablehook = sys.__unraisablehook__
    asyncio.set_event_loop_policy(QuietPolicy())
    re.compile("a"), json.dumps({}), datetime.datetime.strptime("2000", "%Y")
    decimal.Decimal("1.5") + 1, str(fractions.Fraction(1, 3)), f"{1.5:.2f}", time.strftime("%Y", time.gmtime(0))
    for name, module in list(sys.modules.items()):
        is_ours = (getattr(module, "__file__", None) or "").startswith(HARNESS)
        if is_ours and name.partition(".")[0] not in ("pytest", "_pytest"):  # a program's own modules may have the other names
            sys.modules.pop(name)
