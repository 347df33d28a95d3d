"""`caplog`: what is logged during a test. `wanted` is what the program's side needs to know of it (see echoes.py)."""

import contextlib
import logging

import echoes


class Collector(logging.Handler):
    def __init__(self):
        super().__init__()
        self.records = []

    def emit(self, record):
        self.records.append(record)


class CapturedLogs:
    def __init__(self):
        self.handler = Collector()
        self.levels = {}
        self.heard = echoes.Wanted("", None, "added")
        echoes.wanted.append(self.heard)
        logging.getLogger().addHandler(self.handler)

    records = property(lambda self: self.handler.records)
    messages = property(lambda self: [record.getMessage() for record in self.records])
    record_tuples = property(lambda self: [(each.name, each.levelno, each.getMessage()) for each in self.records])
    text = property(lambda self: "".join(
        f"{each.levelname:8} {each.name}:{each.filename}:{each.lineno} {each.getMessage()}\n" for each in self.records))

    def clear(self):
        self.handler.records.clear()

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

    def close(self):
        logging.getLogger().removeHandler(self.handler)
        for logger, level in self.levels.items():
            logger.setLevel(level)
        del echoes.wanted[echoes.wanted.index(self.heard):]
