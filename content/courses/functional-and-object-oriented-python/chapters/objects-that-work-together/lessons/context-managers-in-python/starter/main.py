from contextlib import contextmanager


class Gate:
    def __init__(self):
        self.is_open = False
        self.log = []


class Opened:
    def __init__(self, gate):
        self._gate = gate

    def __enter__(self):
        self._gate.is_open = True

    def __exit__(self, kind, error, trace):
        return False


@contextmanager
def borrowed(shelf, tool):
    yield tool
