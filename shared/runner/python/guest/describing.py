"""What a side must know of an object of the other's to stand in for it."""

import types

BINARY = ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow", "matmul", "and", "or", "xor", "lshift", "rshift")
SPECIALS = frozenset(
    [f"__{prefix}{name}__" for name in BINARY for prefix in ("", "r", "i")]
    + [f"__{name}__" for name in (
        "call", "len", "bool", "int", "float", "complex", "index", "iter", "next", "reversed", "contains", "getitem",
        "setitem", "delitem", "enter", "exit", "neg", "pos", "abs", "invert", "round", "trunc", "floor", "ceil", "divmod",
        "rdivmod", "aenter", "aexit", "aiter", "anext", "await", "fspath", "bytes", "length_hint")]
)
BASES = (int, float, complex, str, bytes, tuple, frozenset, list, dict, set)
# What an object is seen as, beside its base: `isinstance` and `inspect` then say of a stand-in what they say of it.
SEEN = {"function": types.FunctionType, "generator": types.GeneratorType, "method": types.MethodType,
        "module": types.ModuleType, "builtin_function_or_method": types.BuiltinFunctionType,
        "coroutine": types.CoroutineType, "class": type}
NAMES_OF_SEEN = {kind: name for name, kind in SEEN.items()}

described = {}


def method_of(kind, name):
    """What Python itself finds for an operator: not what the class of the class has."""
    return next((vars(each)[name] for each in kind.__mro__ if name in vars(each)), None)


def call_special(value, name, args, kwargs):
    """Calls an operator's method as Python does: found on the class, and bound by its own rules."""
    kind = type(value)
    method = method_of(kind, name)
    bind = getattr(type(method), "__get__", None)
    return (bind(method, value, kind) if bind else method)(*args, **kwargs)


def describe_kind(kind):
    specials = sorted(name for name in SPECIALS if method_of(kind, name) is not None)
    if method_of(kind, "__lt__") is not method_of(object, "__lt__"):
        specials.append("__lt__")
    base = next((each.__name__ for each in BASES if issubclass(kind, each)), None)
    seen = "class" if issubclass(kind, type) else NAMES_OF_SEEN.get(kind, "")
    return str(kind.__name__), seen, base, tuple(specials)


def describe(value):
    """The name of its class, what it is seen as, its base, its operators, and its hash (`False`: it has none)."""
    kind = type(value)
    if kind not in described:
        described[kind] = describe_kind(kind)
    number = None
    if kind.__hash__ is not object.__hash__:
        try:
            number = hash(value)
        except Exception:
            number = False
    return [*described[kind], number]
