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
            if len(found) == ITEMS:
                break
            encode = simple(type(item))
            found.append(encode(item) if encode else reference(item))
        return found

    def pairs(items):
        found = []
        for key, item in items:
            if len(found) == ITEMS:
                break
            found.append([value_of(key), value_of(item)])
        return found

    def fields(items):
        found = []
        for key, item in items:
            if len(found) == ITEMS:
                break
            if key[:2] != "__":
                found.append([key, value_of(item)])
        return found

    def slots(value, kind):
        for base in mro_of(kind):
            for name, member in base.__dict__.items():
                if type(member) is types.MemberDescriptorType:
                    try:
                        yield name, member.__get__(value)
                    except AttributeError:
                        pass

    def node(value):
        """`[kind, class name, size, items]`: items are values, or pairs of a name or key and a value."""
        kind = type(value)
        label = name_of(kind)
        if kind is list or issubclass(kind, list):
            return ["list", label, list.__len__(value), part(list.__iter__(value))]
        if issubclass(kind, dict):
            return ["dict", label, dict.__len__(value), pairs(dict.items(value))]
        if issubclass(kind, tuple):
            size = tuple.__len__(value)
            named_fields = kind.__dict__.get("_fields")
            if type(named_fields) is tuple and len(named_fields) == size:
                return ["object", label, size, fields(zip(named_fields, tuple.__iter__(value)))]
            return ["tuple", label, size, part(tuple.__iter__(value))]
        if issubclass(kind, set):
            return ["set", label, set.__len__(value), part(set.__iter__(value))]
        if issubclass(kind, frozenset):
            return ["set", label, frozenset.__len__(value), part(frozenset.__iter__(value))]
        if kind is deque:
            return ["list", label, len(value), part(value)]
        if issubclass(kind, BaseException):
            return ["object", label, 1, [["args", value_of(value.args)], *fields(value.__dict__.items())]]
        try:
            own = attributes(value, "__dict__")
        except AttributeError:
            own = {}
        found = fields(own.items()) if type(own) is dict else []
        found += fields(slots(value, kind))
        return ["object", label, len(found), found]

    # Frames and steps.

    class Entry:
        __slots__ = ("id", "frame", "line", "last", "is_module", "kept")

        def __init__(self, number, frame):
            self.id = number
            self.frame = frame
            self.line = 0
            self.last = {}
            self.is_module = frame.f_code.co_name == "<module>"
            self.kept = None

    stack, suspended, sent, entries = [], {}, {}, []
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

    def shown_globals(entry, values):
        """The globals worth showing: not what is imported, nor what Python adds."""
        if entry.kept is not None and entry.kept[0] == len(values):
            return entry.kept[1]
        names = []
        for name, value in values.items():
            kind = type(value)
            if name[:2] == "__" or kind is types.ModuleType or kind is types.BuiltinFunctionType:
                continue
            if kind is Function and not value.__code__.co_filename.startswith(WORK):
                continue
            if issubclass(kind, type) and not is_own_class(value):
                continue
            names.append(name)
        entry.kept = (len(values), names)
        return names

    def look_at(entry, changes):
        frame, last = entry.frame, entry.last
        values = frame.f_globals if entry.is_module else frame.f_locals
        names = shown_globals(entry, values) if entry.is_module else values
        changed = None
        here = 0
        for name in names:
            if name not in values or name[0] == "." or name[:2] == "__":
                continue
            here += 1
            value = values[name]
            encode = simple(type(value))
            shown = encode(value) if encode else reference(value)
            if last.get(name) != shown:
                last[name] = shown
                if changed is None:
                    changed = {}
                changed[name] = shown
        if here < len(last):
            for name in [name for name in last if name not in values]:
                del last[name]
                changed = changed or {}
                changed[name] = None
        if changed:
            changes[entry.id] = changed

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
        if entry.is_module:
            entry.kept = None
        look_at(entry, changes)
        for other in stack:
            if other is not entry and (other.is_module or other.frame.f_code.co_cellvars):
                look_at(other, changes)
        step = ["s", kind, entry.id, line, changes or 0, 0]
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

    def pop(frame, is_done):
        nonlocal over, first
        while stack:
            entry = stack.pop()
            if entry.frame is frame:
                if not is_done:
                    suspended[id(frame)] = entry
                entry.frame = None
                break
            entry.frame = None
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
            stack.pop().frame = None
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
                if options.get("debug"):
                    raise
                stop(f"failed: {type(error).__name__}")
        return handler

    def on_line(frame, code, line):
        record("line", entry_of(frame), line)

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
            record("return", entry, frame.f_lineno, value)
        elif code.co_name == "<module>":
            record("end", entry, frame.f_lineno)
        pop_all(frame, True)

    def on_yield(frame, code, offset, value):
        entry = entry_of(frame)
        if not code.co_flags & 0x80:  # not in an async function, where it's a wait
            record("yield", entry, frame.f_lineno, value)
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
        if code in instrumented:
            entry_of(frame)
            pop_all(frame, True)

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
        if options["output"]:
            out = Output()
            sys.stdout.flush()
            sys.stdout = io.TextIOWrapper(out, encoding="utf-8", write_through=True)

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
