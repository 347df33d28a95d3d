"""The fixtures that every test can ask for: `capsys`, `caplog` and `tmp_path` here, the others are pytest's."""

import contextlib
import io
import logging
import pathlib
import sys
import tempfile
from collections import namedtuple

import echoes
import pytest  # ahead of its parts

from _pytest.monkeypatch import monkeypatch  # noqa: F401
from _pytest.recwarn import recwarn  # noqa: F401

CaptureResult = namedtuple("CaptureResult", "out err")


class CapturedOutput:
    """What is printed from its start on, until it is read."""

    def __init__(self):
        self.before = sys.stdout, sys.stderr
        self.renew()

    def renew(self):
        sys.stdout, sys.stderr = self.streams = io.StringIO(), io.StringIO()

    def readouterr(self):
        result = CaptureResult(*(stream.getvalue() for stream in self.streams))
        self.before[0].write(result.out)
        self.renew()
        return result

    @contextlib.contextmanager
    def disabled(self):
        now = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = self.before
        try:
            yield
        finally:
            sys.stdout, sys.stderr = now

    def close(self):
        self.before[0].write(self.streams[0].getvalue())
        sys.stdout, sys.stderr = self.before


@pytest.fixture
def capsys():
    captured = CapturedOutput()
    yield captured
    captured.close()


@pytest.fixture
def tmp_path():
    return pathlib.Path(tempfile.mkdtemp(prefix="test-"))


class Collector(logging.Handler):
    def __init__(self):
        super().__init__()
        self.records = []

    def emit(self, record):
        self.records.append(record)


class CapturedLogs:
    """What is logged during a test. `echoes.wanted` tells the program's side what to pass on."""

    def __init__(self):
        self.handler, self.levels = Collector(), {}

    records = property(lambda self: self.handler.records)
    messages = property(lambda self: [record.getMessage() for record in self.records])
    record_tuples = property(lambda self: [(each.name, each.levelno, each.getMessage()) for each in self.records])
    text = property(lambda self: "".join(
        f"{each.levelname:8} {each.name}:{each.filename}:{each.lineno} {each.getMessage()}\n" for each in self.records))

    def clear(self):
        self.records.clear()

    def set_level(self, level, logger=None):
        logger = logging.getLogger(logger)
        self.levels.setdefault(logger, logger.level)
        logger.setLevel(level)
        echoes.wanted.append(echoes.Wanted(logger.name, logger.level, "level"))

    @contextlib.contextmanager
    def at_level(self, level, logger=None):
        before = list(echoes.wanted), logging.getLogger(logger).level
        self.set_level(level, logger)
        try:
            yield self
        finally:
            echoes.wanted[:], former = before
            logging.getLogger(logger).setLevel(former)


@pytest.fixture
def caplog():
    captured, before = CapturedLogs(), list(echoes.wanted)
    echoes.wanted.append(echoes.Wanted("", None, "added"))
    logging.getLogger().addHandler(captured.handler)
    yield captured
    logging.getLogger().removeHandler(captured.handler)
    for logger, level in captured.levels.items():
        logger.setLevel(level)
    echoes.wanted[:] = before
