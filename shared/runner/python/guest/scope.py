"""The names of the program's main module, as expressions on the judging side see them."""

from collections.abc import MutableMapping


class Names(MutableMapping, dict):
    """Asks for a name whenever it is used. A dict, as an expression's globals must be one; it holds nothing."""

    def __init__(self, ask, built_in):
        self.ask = ask
        self.kept = {}  # while one expression is evaluated, so that a large value crosses once
        dict.__setitem__(self, "__builtins__", built_in)

    def __getitem__(self, name):
        if dict.__contains__(self, name):
            return dict.__getitem__(self, name)
        found = self.ask("name", name)
        if not found:
            raise KeyError(name)
        self.kept[name] = found[0]
        return found[0]

    def __setitem__(self, name, value):
        self.ask("set name", name, value)

    def __delitem__(self, name):
        self.ask("drop name", name)

    def __iter__(self):
        return iter(self.ask("names"))

    def __len__(self):
        return len(self.ask("names"))

    def __contains__(self, name):
        return len(self.ask("name", name)) > 0

    def settle(self):
        """What an expression's inner scopes have bound is the program's as well; Python puts it past `__setitem__`."""
        self.kept.clear()
        for name in [each for each in dict.keys(self) if each != "__builtins__"]:
            self[name] = dict.pop(self, name)


def deeds(scope):
    """The program's end of it."""
    return {
        "name": lambda name: (scope[name],) if name in scope else (),
        "set name": scope.__setitem__,
        "drop name": scope.__delitem__,
        "names": lambda: list(scope),
        "eval": lambda source, *scopes: eval(source, *(scopes or (scope,))),
        "exec": lambda source, *scopes: exec(source, *(scopes or (scope,))),
    }
