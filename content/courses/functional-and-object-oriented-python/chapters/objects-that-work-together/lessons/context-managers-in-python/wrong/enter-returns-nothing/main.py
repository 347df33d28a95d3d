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
        self._gate.is_open = False
        if error is not None:
            self._gate.log.append(f"trouble: {error}")
        return False


@contextmanager
def borrowed(shelf, tool):
    shelf.remove(tool)
    try:
        yield tool.upper()
    finally:
        shelf.append(tool)


gate = Gate()
with Opened(gate) as opened:
    print(opened.is_open)
print(gate.is_open)
