"""pytest's fixtures: found by name in a test's module and in conftest.py, made when asked for, ended afterwards."""

import inspect
import itertools
import types

import pytest

WIDE = ("module", "class", "session", "package")


def parameters(function):
    """The names of its parameters; `inspect.signature` takes as long as a short test."""
    code = inspect.unwrap(function).__code__
    return code.co_varnames[:code.co_argcount + code.co_kwonlyargcount]


class Request:
    param = None

    def __init__(self, node_name):
        self.node = type("Node", (), {"name": node_name})()


class Fixtures:
    """The fixtures that one test file sees."""

    def __init__(self, *scopes):
        self.known, self.kept, self.ends = {}, {}, []
        for scope in scopes:
            for value in list(scope.values()):
                options = value.__dict__.get("__fixture__") if type(value) is types.FunctionType else None
                if options:
                    self.known[options["name"]] = (value, options)

    def with_class(self, kind):
        wider = Fixtures(vars(kind))
        wider.known = {**self.known, **wider.known}
        wider.kept, wider.ends = self.kept, self.ends
        return wider

    def needs(self, function, given, found=None):
        """All names that a test needs, in the order in which they are made; automatic ones come first."""
        found = [] if found is None else found
        for name in [each for each in parameters(function) if each not in given and each != "self"]:
            if name in self.known and name not in found:
                self.needs(self.known[name][0], given, found)
            if name not in found:
                found.append(name)
        return found

    def automatic(self):
        return [name for name, (_, options) in self.known.items() if options["autouse"]]

    def choices(self, function, given):
        """The combinations of values of the parametrized fixtures behind a test."""
        names = [name for name in self.needs(function, given) if name in self.known and self.known[name][1]["params"]]
        options = [[(name, value) for value in self.known[name][1]["params"]] for name in names]
        return [dict(choice) for choice in itertools.product(*options)]

    def arguments(self, function, given, chosen, test_name, ends, instance):
        made = dict(given)
        for name in self.automatic():
            self.make(name, made, chosen, test_name, ends, instance)
        names = [name for name in parameters(function) if name != "self"]
        return {name: self.make(name, made, chosen, test_name, ends, instance) for name in names}

    def make(self, name, made, chosen, test_name, ends, instance):
        if name in made:
            return made[name]
        if name == "request":
            return Request(test_name)
        if name not in self.known:
            raise LookupError(f"fixture '{name}' not found")
        function, options = self.known[name]
        key = (name, repr(chosen.get(name)))
        if options["scope"] in WIDE:
            if key not in self.kept:
                self.kept[key] = self.start(function, name, made, chosen, test_name, self.ends, instance)
            made[name] = self.kept[key]
        else:
            made[name] = self.start(function, name, made, chosen, test_name, ends, instance)
        return made[name]

    def start(self, function, name, made, chosen, test_name, ends, instance):
        values = {}
        for each in parameters(function):
            if each == "self":
                values[each] = instance
            elif each == "request":
                values[each] = Request(test_name)
                param = chosen.get(name)
                values[each].param = param.values[0] if isinstance(param, pytest.Param) else param
            else:
                values[each] = self.make(each, made, chosen, test_name, ends, instance)
        result = function(**values)
        if inspect.isgenerator(result) and inspect.isgeneratorfunction(function):
            ends.append(lambda: next(result, None))
            return next(result)
        return result
