"""`monkeypatch`, and folders for a test."""

import contextlib
import functools
import importlib
import os
import pathlib
import tempfile

MISSING = object()


class MonkeyPatch:
    def __init__(self):
        self.undone = []

    @classmethod
    @contextlib.contextmanager
    def context(cls):
        patch = cls()
        try:
            yield patch
        finally:
            patch.undo()

    def setattr(self, target, name, value=MISSING, raising=True):
        if value is MISSING:
            target, name, value = self.find(target), target.rpartition(".")[2], name
        old = getattr(target, name, MISSING)
        if raising and old is MISSING:
            raise AttributeError(f"{target!r} has no attribute {name!r}")
        if isinstance(target, type):
            old = target.__dict__.get(name, MISSING)
        self.undone.append(functools.partial(delattr, target, name) if old is MISSING
                           else functools.partial(setattr, target, name, old))
        setattr(target, name, value)

    def find(self, path):
        parts = path.split(".")[:-1]
        target = importlib.import_module(parts[0])
        for count, part in enumerate(parts[1:], 2):
            if not hasattr(target, part):
                importlib.import_module(".".join(parts[:count]))
            target = getattr(target, part)
        return target

    def delattr(self, target, name=MISSING, raising=True):
        if name is MISSING:
            target, name = self.find(target), target.rpartition(".")[2]
        if not hasattr(target, name):
            if raising:
                raise AttributeError(name)
            return
        self.undone.append(functools.partial(setattr, target, name, getattr(target, name)))
        delattr(target, name)

    def setitem(self, target, key, value):
        old = target.get(key, MISSING)
        self.undone.append(functools.partial(target.pop, key, None) if old is MISSING
                           else functools.partial(target.__setitem__, key, old))
        target[key] = value

    def delitem(self, target, key, raising=True):
        if key in target:
            self.undone.append(functools.partial(target.__setitem__, key, target[key]))
            del target[key]
        elif raising:
            raise KeyError(key)

    def setenv(self, name, value, prepend=None):
        self.setitem(os.environ, name, f"{value}{prepend}{os.environ[name]}" if prepend and name in os.environ else str(value))

    def delenv(self, name, raising=True):
        self.delitem(os.environ, name, raising)

    def syspath_prepend(self, path):
        """The program's folder is found anyway."""

    def chdir(self, path):
        self.undone.append(functools.partial(os.chdir, os.getcwd()))
        os.chdir(path)

    def undo(self):
        while self.undone:
            self.undone.pop()()


def new_folder():
    return pathlib.Path(tempfile.mkdtemp(prefix="test-"))
