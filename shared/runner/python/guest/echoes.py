"""Lets tests see what the program warns of and logs: its side passes it on, the judging side repeats it."""

import contextlib
import logging
import unittest._log
import warnings
from collections import namedtuple

# A logger that a test listens to. As: `alone` (assertLogs), `added` (caplog), or only to be of a certain `level`.
Wanted = namedtuple("Wanted", "logger level how")
wanted = []


class Ears:
    """The tests' side: knows what they listen for, and repeats what the program said."""

    def __init__(self):
        self.show, self.filters = warnings._showwarnmsg_impl, list(warnings.filters)

    def fields(self):
        fields = {}
        if warnings._showwarnmsg_impl is not self.show or warnings.filters != self.filters:
            fields["w"] = True
        if wanted:
            fields["l"] = [list(each) for each in wanted]
        return fields

    def hear(self, said):
        for kind, *parts in said:
            if kind == "warning" and isinstance(parts[0], Warning):
                warnings.warn_explicit(parts[0], None, str(parts[1]), int(parts[2]))
            if kind == "record":
                record = logging.makeLogRecord(dict(parts[0]))
                logging.getLogger(record.name).handle(record)


def let_assert_logs_hear():
    """unittest's assertLogs takes a logger of the program's as well, and hears it."""
    context = unittest._log._AssertLogsContext
    enter, leave = context.__enter__, context.__exit__

    def begin(self):
        if not isinstance(self.logger_name, (str, logging.Logger, type(None))):
            self.logger_name = self.logger_name.name
        result = enter(self)
        self.wanted = Wanted(self.logger.name, self.level, "alone")
        wanted.append(self.wanted)
        return result

    def end(self, *error):
        wanted.remove(self.wanted)
        return leave(self, *error)

    context.__enter__, context.__exit__ = begin, end


class Voice(logging.Handler):
    """The program's side: keeps what it logs, to be passed on."""

    def __init__(self, said):
        super().__init__()
        self.said = said

    def emit(self, record):
        parts = {"name": record.name, "levelno": record.levelno, "levelname": record.levelname, "msg": record.getMessage(),
                 "pathname": record.pathname, "filename": record.filename, "lineno": record.lineno,
                 "funcName": record.funcName, "module": record.module}
        if record.exc_info:
            parts["exc_text"] = logging.Formatter().formatException(record.exc_info)
        self.said.append(("record", tuple(parts.items())))


@contextlib.contextmanager
def logging_to(said, name, level, how):
    logger = logging.getLogger(name)
    before = logger.handlers, logger.level, logger.propagate
    if level is not None:
        logger.setLevel(level)
    if how == "alone":
        logger.handlers, logger.propagate = [Voice(said)], False
    if how == "added":
        logger.handlers = [*logger.handlers, Voice(said)]
    try:
        yield
    finally:
        logger.handlers, logger.propagate = before[0], before[2]
        logger.setLevel(before[1])


@contextlib.contextmanager
def warning_to(said):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            yield
        finally:
            said += [("warning", each.message, each.filename, each.lineno) for each in caught]


@contextlib.contextmanager
def overheard(message, said):
    """While the program does what it is asked for: what it says that the tests listen for goes to `said`."""
    with contextlib.ExitStack() as stack:
        if message.get("w"):
            stack.enter_context(warning_to(said))
        for name, level, how in message.get("l", ()):
            stack.enter_context(logging_to(said, "" if name == "root" else name, level, how))
        yield
