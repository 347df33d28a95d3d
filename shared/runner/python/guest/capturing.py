"""`capsys`: what is printed during a test."""

import contextlib
import io
import sys


class CaptureResult(tuple):
    out = property(lambda self: self[0])
    err = property(lambda self: self[1])

    def __repr__(self):
        return f"CaptureResult(out={self.out!r}, err={self.err!r})"


class CapturedOutput:
    """`capsys`: what is printed from its making on, until it is read."""

    def __init__(self):
        self.before = sys.stdout, sys.stderr
        self.renew()

    def renew(self):
        sys.stdout, sys.stderr = self.streams = io.StringIO(), io.StringIO()

    def readouterr(self):
        result = CaptureResult(stream.getvalue() for stream in self.streams)
        self.before[0].write(result.out)
        self.renew()
        return result

    @contextlib.contextmanager
    def disabled(self):
        now = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = self.before
        yield
        sys.stdout, sys.stderr = now

    def close(self):
        self.before[0].write(self.streams[0].getvalue())
        sys.stdout, sys.stderr = self.before
