"""Records a program's steps. It runs in the program's own interpreter, in place of each of the program's files, and gets
`scope` (the file's globals), `name` (the file), and `options`. What it writes is documented in ../entries.ts.

Nothing of the program is called while recording: no `__repr__`, no property, no `__eq__`.
"""

import sys

STATE = "<recorder>"


def make_recorder(options):
    import io
    import json
    import os
    import types
    from collections import deque

    WORK = "/work/"
    MAX_STEPS, MAX_BYTES = options["steps"], options["bytes"]
    ITEMS, OBJECTS, TEXT = options["items"], options["objects"], options["text"]
    MARK = options["mark"]
    STOPS_AT_LIMIT = options["stops"]
    FLUSH_STEPS = 250
    BIG = 10**30

    getframe, write, leave, dumps = sys._getframe, os.write, os._exit, json.dumps
    monitoring = sys.monitoring
    events = monitoring.events
    TOOL = monitoring.DEBUGGER_ID
    LOCAL = events.LINE | events.PY_START | events.PY_RESUME | events.PY_RETURN | events.PY_YIELD
    name_of = type.__dict__["__name__"].__get__
    mro_of = type.__dict__["__mro__"].__get__
    attributes = object.__getattribute__
    HIDDEN = {types.ModuleType, types.BuiltinFunctionType}
    Function, Method = types.FunctionType, types.MethodType

    # Values. Simple ones are texts; a number is the identity of an object in the heap.

    def text(value):
        return repr(value) if len(value) <= TEXT else repr(value[:TEXT]) + "…"

    def whole(value):
        return repr(value) if -BIG < value < BIG else f"int of {value.bit_length()} bits"

    def named(value):
        shown = repr(value)
        return shown if len(shown) <= TEXT else shown[:TEXT] + "…"

    def function(value):
        code = value.__code__
        names = ", ".join(code.co_varnames[: code.co_argcount])
        return f"function {value.__name__}({names})"

    def generator(value):
        return f"generator {value.__name__}"

    def coroutine(value):
        return f"coroutine {value.__name__}"

    SIMPLE = {
        int: whole, str: text, bytes: text, bytearray: text, float: repr, bool: repr, type(None): repr, complex: repr,
        range: repr, type(...): repr, type(NotImplemented): repr, Function: function,
        types.GeneratorType: generator, types.CoroutineType: coroutine,
        Method: lambda value: f"method {value.__func__.__name__}" if type(value.__func__) is Function else "method",
        types.BuiltinFunctionType: lambda value: f"function {value.__name__}",
        types.ModuleType: lambda value: f"module {value.__name__}",
    }
    # Library classes whose repr is their value.
    PLAIN = {"Decimal", "Fraction", "datetime", "date", "time", "timedelta", "UUID", "PosixPath", "Pattern", "Match", "slice"}
    simple = SIMPLE.get
    seen, queue = set(), []

    def value_of(value):
        encode = simple(type(value))
        return encode(value) if encode else reference(value)

    def is_own_class(kind):
        return getattr(sys.modules.get(kind.__dict__.get("__module__")), "__file__", "").startswith(WORK)

    def reference(value):
        kind = type(value)
        if issubclass(kind, type):
            return f"class {name_of(value)}"
        label = name_of(kind)
        if label in PLAIN and not is_own_class(kind):
            return named(value)
        names = kind.__dict__.get("_member_names_")
        if names is not None:
            return f"{label}.{attributes(value, '__dict__').get('_name_')}"
        key = id(value)
        if key not in seen:
            seen.add(key)
            queue.append(value)
        return key

    def part(items):
        found = []
        for item in items:
            encode = simple(type(item))
            found.append(encode(item) if encode else reference(item))
            if len(found) == ITEMS:
                break
        return found

    def pairs(items):
        found = []
        for key, item in items:
            encode = simple(type(item))
            found.append([value_of(key), encode(item) if encode else reference(item)])
            if len(found) == ITEMS:
                break
        return found

    def fields(items):
        found = []
        for key, item in items:
            encode = simple(type(item))
            found.append((key, encode(item) if encode else reference(item)))
            if len(found) == ITEMS:
                break
        return found

    def slots(value, members):
        for name, member in members:
            try:
                yield name, member.__get__(value)
            except AttributeError:
                pass

    QUICK = {int, str, float, bool, type(None)}

    def quick(values):
        """The texts of values that are all simple and short, which is most often so; None otherwise."""
        if not QUICK.issuperset(map(type, values)):
            return None
        try:
            texts = list(map(repr, values))
        except ValueError:  # an int with too many digits
            return None
        return texts if max(map(len, texts), default=0) <= TEXT else None

    def list_node(value, label, is_plain):
        size = list.__len__(value)
        items = quick(value if size <= ITEMS else value[:ITEMS]) if is_plain else None
        return ["list", label, size, part(list.__iter__(value)) if items is None else items]

    def dict_node(value, label, _):
        return ["dict", label, dict.__len__(value), pairs(dict.items(value))]

    def tuple_node(value, label, names):
        if names:
            return ["object", label, len(names), fields(zip(names, tuple.__iter__(value)))]
        return ["tuple", label, tuple.__len__(value), part(tuple.__iter__(value))]

    def set_node(value, label, base):
        return ["set", label, base.__len__(value), part(base.__iter__(value))]

    def deque_node(value, label, _):
        return ["list", label, len(value), part(value)]

    def error_node(value, label, _):
        found = [["args", value_of(value.args)], *fields(value.__dict__.items())]
        return ["object", label, len(found), found]

    def object_node(value, label, members):
        try:
            own = attributes(value, "__dict__")
        except AttributeError:
            own = None
        found = []
        if type(own) is dict:
            texts = quick(own.values()) if len(own) <= ITEMS else None
            found = fields(own.items()) if texts is None else list(zip(own, texts))
        if members:
            found += fields(slots(value, members))
        return ["object", label, len(found), found]

    def shape_of(kind):
        """How objects of a class are shown: a function, the class's name, and what else the function needs."""
        label = name_of(kind)
        if issubclass(kind, list):
            return list_node, label, kind is list
        if issubclass(kind, dict):
            return dict_node, label, None
        if issubclass(kind, tuple):
            names = kind.__dict__.get("_fields")
            return tuple_node, label, names if type(names) is tuple else None
        if issubclass(kind, set):
            return set_node, label, set
        if issubclass(kind, frozenset):
            return set_node, label, frozenset
        if kind is deque:
            return deque_node, label, None
        if issubclass(kind, BaseException):
            return error_node, label, None
        members = [
            (name, member)
            for base in mro_of(kind)
            for name, member in base.__dict__.items()
            if type(member) is types.MemberDescriptorType
        ]
        return object_node, label, members

    shapes = {}

    def node(value):
        """`[kind, class name, size, items]`: items are values, or pairs of a name or key and a value."""
        kind = type(value)
        shape = shapes.get(kind)
        if shape is None:
            shape = shapes[kind] = shape_of(kind)
        show, label, more = shape
        return show(value, label, more)

    # Frames and steps.

    class Entry:
        __slots__ = ("id", "frame", "line", "last", "shown", "is_module", "kept")

        def __init__(self, number, frame):
            self.id = number
            self.frame = frame
            self.line = 0
            self.last = {}  # every name that has been sent
            self.shown = {}  # what was last looked at
            self.is_module = frame.f_code.co_name == "<module>"
            self.kept = None

    stack, suspended, sent, entries = [], {}, {}, []
    live = []  # frames whose variables other frames can change: modules, and functions around others
    count = 0
    first = 0  # the first step of this call into the program, for the limit of a program under test
    written = 0
    frames = 0
    over = None
    out = None

    def flush():
        nonlocal written
        if out:
            out.flush()
        if entries:
            body = dumps(entries, separators=(",", ":")).encode()
            entries.clear()
            written += len(body)
            write(1, b"\x1e" + MARK + b":" + body + b"\n")

    def stop(reason):
        """The limit ends a plain run; a program under test runs on, unrecorded, until its next call."""
        nonlocal over
        if over is None:
            over = reason
            entries.append(["z", reason])
            flush()
            if STOPS_AT_LIMIT:
                leave(0)

    def variable_globals(entry, values, changes):
        """The globals worth showing again: not what is imported, nor what Python adds. Functions are shown once."""
        if entry.kept is not None:
            known, names, fixed = entry.kept
            if known == list(values):
                for name, value in fixed:
                    if values.get(name) is not value:
                        break
                else:
                    return names
        names, fixed = [], []
        for name, value in values.items():
            if name[:2] == "__":
                continue
            kind = type(value)
            if kind is Function and value.__code__.co_filename.startswith(WORK) or issubclass(kind, type) and is_own_class(value):
                shown = reference(value) if kind is not Function else function(value)
                if entry.last.get(name) != shown:
                    entry.last[name] = shown
                    changes.setdefault(entry.id, {})[name] = shown
                fixed.append((name, value))
            elif kind in HIDDEN or kind is Function or issubclass(kind, type):
                fixed.append((name, value))
            else:
                names.append(name)
        for name in [name for name in entry.last if name not in values]:
            del entry.last[name]
            changes.setdefault(entry.id, {})[name] = None
        entry.kept = (list(values), names, fixed)
        return names

    def look_at(entry, changes):
        """Notes the variables of a frame that have changed."""
        last = entry.last
        if entry.is_module:
            values = entry.frame.f_globals
            names = variable_globals(entry, values, changes)
            values = {name: values[name] for name in names}
        else:
            values = entry.frame.f_locals
        texts = quick(values.values())
        if texts is None:
            shown = {}
            for name, value in values.items():
                encode = simple(type(value))
                shown[name] = encode(value) if encode else reference(value)
        else:
            shown = dict(zip(values, texts))
        if shown == entry.shown:
            return
        before = entry.shown
        entry.shown = shown
        changed = changes.setdefault(entry.id, {})
        for name, text in shown.items():
            if before.get(name) != text and name[0] != "." and name[:2] != "__":
                changed[name] = text
                last[name] = text
        if not entry.is_module:
            for name in before:
                if name not in shown and name in last:
                    del last[name]
                    changed[name] = None

    def record(kind, entry, line, result=None):
        nonlocal count
        if over:
            return
        if out is not None and out.is_dirty:
            out.mark(count)
        entry.line = line
        changes, heap = {}, {}
        seen.clear()
        queue.clear()
        look_at(entry, changes)
        for other in live:
            if other is not entry:
                look_at(other, changes)
        step = ["s", kind, entry.id, line, changes, 0]
        if kind == "return" or kind == "yield":
            step.append(value_of(result))
        elif result is not None:
            step.append(result)
        at = 0
        while at < len(queue) and at < OBJECTS:
            value = queue[at]
            at += 1
            shown = node(value)
            key = id(value)
            if sent.get(key) != shown:
                sent[key] = shown
                heap[key] = shown
        queue.clear()
        if heap:
            step[5] = heap
        entries.append(step)
        count += 1
        if len(entries) >= FLUSH_STEPS:
            flush()
            if written > MAX_BYTES:
                stop("bytes")
        if count - first >= MAX_STEPS:
            stop("steps")

    def begin(entry, name):
        parent = stack[-1].id if stack else 0
        stack.append(entry)
        if entry.is_module or entry.frame.f_code.co_cellvars:
            live.append(entry)
        if not over:
            entries.append(["f", entry.id, parent, name, entry.frame.f_code.co_filename[len(WORK):]])

    def new_entry(frame):
        nonlocal frames
        frames += 1
        return Entry(frames, frame)

    def push(frame):
        entry = suspended.pop(id(frame), None) or new_entry(frame)
        entry.frame = frame
        begin(entry, frame.f_code.co_name)
        return entry

    def drop():
        entry = stack.pop()
        if live and live[-1] is entry:
            live.pop()
        entry.frame = None
        return entry

    def pop(frame, is_done):
        nonlocal over, first
        while stack:
            is_found = stack[-1].frame is frame
            entry = drop()
            if is_found:
                if not is_done:
                    suspended[id(frame)] = entry
                break
        if not stack:
            flush()
            if not STOPS_AT_LIMIT:
                # What was sent before may be shown with another test.
                over = None
                first = count
                sent.clear()
                suspended.clear()

    def entry_of(frame):
        if stack and stack[-1].frame is frame:
            return stack[-1]
        own = []
        known = [entry.frame for entry in stack]
        while frame is not None and frame not in known:
            if frame.f_code.co_filename.startswith(WORK) and frame.f_code in instrumented:
                own.append(frame)
            frame = frame.f_back
        while stack and stack[-1].frame is not frame:
            drop()
        for each in reversed(own):
            push(each)
        return stack[-1]

    def guarded(handle):
        """A program's own recursion may leave no room for recording; then the step is missing, and nothing else changes."""
        def handler(*args):
            try:
                handle(getframe(1), *args)
            except RecursionError:
                pass
            except Exception as error:
                stop(f"failed: {type(error).__name__}")
        return handler

    def on_line(frame, code, line):
        record("line", stack[-1] if stack and stack[-1].frame is frame else entry_of(frame), line)

    def on_start(frame, code, offset):
        if not stack and not STOPS_AT_LIMIT and code.co_name != "<module>":
            push_globals(frame)
        entry = push(frame)
        if code.co_name != "<module>" and code.co_flags & 1:  # 1: has fast locals, so it isn't the body of a class
            record("call", entry, code.co_firstlineno)

    def push_globals(frame):
        """A call from a test has no module below it: shows its globals all the same."""
        entry = new_entry(frame)
        entry.is_module = True
        begin(entry, "<module>")

    def on_resume(frame, code, offset):
        push(frame)

    def on_return(frame, code, offset, value):
        entry = entry_of(frame)
        if code.co_name != "<module>" and code.co_flags & 1:
            record("return", entry, frame.f_lineno or entry.line, value)
        elif code.co_name == "<module>":
            record("end", entry, frame.f_lineno or entry.line)
        pop_all(frame, True)

    def on_yield(frame, code, offset, value):
        entry = entry_of(frame)
        if not code.co_flags & 0x80:  # not in an async function, where it's a wait
            record("yield", entry, frame.f_lineno or entry.line, value)
        pop_all(frame, False)

    def pop_all(frame, is_done):
        pop(frame, is_done)
        if len(stack) == 1 and stack[0].is_module and stack[0].frame is frame:
            pop(frame, True)  # the globals of a call from a test

    def reason(error):
        kind = type(error)
        if isinstance(error, KeyError):
            message = named(error.args[0]) if error.args and type(error.args[0]) in SIMPLE else ""
        elif kind.__str__ is BaseException.__str__ or not is_own_class(kind):
            plain = all(type(each) in SIMPLE for each in error.args)
            message = str(error) if plain else ""
        else:
            message = ""
        label = name_of(kind)
        return f"{label}: {message[:200]}" if message else label

    def on_raise(frame, code, offset, error):
        if code in instrumented and type(error) is not StopIteration and type(error) is not GeneratorExit:
            record("raise", entry_of(frame), frame.f_lineno, reason(error))

    def on_unwind(frame, code, offset, error):
        # The frame that is left may be gone already: then the current one is its caller's.
        while stack and stack[-1].frame is not frame and stack[-1].frame.f_code is not code:
            drop()
        if code in instrumented and stack and stack[-1].frame.f_code is code:
            pop_all(stack[-1].frame, True)

    def on_throw(frame, code, offset, error):
        if code in instrumented:
            push(frame)

    class Output(io.RawIOBase):
        """The program's stdout, which knows between which steps a text was printed."""

        def __init__(self):
            self.parts = []
            self.is_dirty = False

        def writable(self):
            return True

        def write(self, data):
            self.parts.append(bytes(data))
            self.is_dirty = True
            if len(self.parts) > 1000:
                self.flush()
            return len(data)

        def flush(self):
            if self.parts:
                data = b"".join(self.parts)
                self.parts.clear()
                write(1, data)

        def mark(self, step):
            self.is_dirty = False
            self.flush()
            write(1, b"\x1e" + MARK + b"#%d\n" % step)

    instrumented = set()

    def instrument(code):
        instrumented.add(code)
        monitoring.set_local_events(TOOL, code, LOCAL)
        for each in code.co_consts:
            if type(each) is types.CodeType:
                instrument(each)

    def start():
        nonlocal out, MARK
        MARK = MARK.encode()
        monitoring.use_tool_id(TOOL, "recorder")
        handlers = {
            events.LINE: on_line, events.PY_START: on_start, events.PY_RESUME: on_resume, events.PY_RETURN: on_return,
            events.PY_YIELD: on_yield, events.RAISE: on_raise, events.PY_UNWIND: on_unwind, events.PY_THROW: on_throw,
        }
        for event, handle in handlers.items():
            monitoring.register_callback(TOOL, event, guarded(handle))
        monitoring.set_events(TOOL, events.RAISE | events.PY_UNWIND | events.PY_THROW)
        if options["keepsCode"]:
            keep_code()
        if options["output"]:
            out = Output()
            sys.stdout.flush()
            sys.stdout = io.TextIOWrapper(out, encoding="utf-8", write_through=True)

    def keep_code():
        """Compiling this file takes longer than most programs: the next recording gets it compiled."""
        import base64
        import marshal

        with open(f"{WORK}.recorder", encoding="utf-8") as file:
            code = compile(file.read(), "<frozen recorder>", "exec")
        write(1, b"\x1e" + MARK + b"=" + base64.b64encode(marshal.dumps(code)) + b"\n")

    def run(name, scope):
        import linecache

        path = WORK + name
        with open(f"{WORK}.program/{name}", encoding="utf-8") as file:
            source = file.read()
        linecache.cache[path] = (len(source), None, source.splitlines(True), path)
        code = compile(source, path, "exec", dont_inherit=True)
        instrument(code)
        try:
            exec(code, scope)
        finally:
            if out:
                out.flush()
            if not stack:
                flush()

    start()
    return run


if STATE not in sys.modules:
    sys.modules[STATE] = make_recorder(options)
sys.modules[STATE](name, scope)
