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
    from itertools import islice
    from marshal import dumps as serialized
    from opcode import opmap

    WORK = "/work/"
    MAX_STEPS, MAX_BYTES = options["steps"], options["bytes"]
    ITEMS, OBJECTS, TEXT = options["items"], options["objects"], options["text"]
    MARK = options["mark"]
    STOPS_AT_LIMIT = options["stops"]
    IS_OUTLINE = options["outline"]
    FLUSH_STEPS = 250
    BIG = 10**30

    getframe, write, leave, quote = sys._getframe, os.write, os._exit, json.encoder.encode_basestring_ascii
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

    seen, queue = set(), []

    def box(value):
        key = id(value)
        if key not in seen:
            seen.add(key)
            queue.append((key, value))
        return key

    def is_own_class(kind):
        return getattr(sys.modules.get(kind.__dict__.get("__module__")), "__file__", "").startswith(WORK)

    # Library classes whose repr is their value.
    PLAIN = {"Decimal", "Fraction", "datetime", "date", "time", "timedelta", "UUID", "PosixPath", "Pattern", "Match", "slice"}

    class Encoders(dict):
        """By class: what gives an object's text, or its number in the heap."""

        def __missing__(self, kind):
            self[kind] = encode = self.of(kind)
            return encode

        def of(self, kind):
            label = name_of(kind)
            if issubclass(kind, type):
                return lambda value: f"class {name_of(value)}"
            if label in PLAIN and not is_own_class(kind):
                return named
            if "_member_names_" in kind.__dict__:
                return lambda value: f"{label}.{attributes(value, '__dict__').get('_name_')}"
            return box

    encoders = Encoders({
        int: whole, str: text, bytes: text, bytearray: text, float: repr, bool: repr, type(None): repr, complex: repr,
        range: repr, type(...): repr, type(NotImplemented): repr, Function: function,
        types.GeneratorType: lambda value: f"generator {value.__name__}",
        types.CoroutineType: lambda value: f"coroutine {value.__name__}",
        Method: lambda value: f"method {value.__func__.__name__}" if type(value.__func__) is Function else "method",
        types.BuiltinFunctionType: lambda value: f"function {value.__name__}",
        types.ModuleType: lambda value: f"module {value.__name__}",
    })
    # Values that never change, and that nothing notices if they're kept. Of these, equal ones look the same.
    QUICK = {int, str, float, bool, type(None)}
    ALIKE = {int, str, type(None)}

    # Objects. Comparing what was in them costs less than their texts, which are made only after a change.

    def marks(items):
        """The first items as they're compared: some as they are, others as a tuple of their text or number."""
        return [each if type(each) in ALIKE else (encoders[type(each)](each),) for each in islice(items, ITEMS)]

    def wire(shown):
        """A text or number as JSON."""
        return quote(shown) if type(shown) is str else str(shown)

    def wire_mark(mark):
        return wire(mark[0] if type(mark) is tuple else encoders[type(mark)](mark))

    def list_parts(value, base):
        return base.__len__(value), None, marks(base.__iter__(value))

    def dict_parts(value, _):
        return dict.__len__(value), marks(dict.keys(value)), marks(dict.values(value))

    def named_tuple_parts(value, names):
        return len(names), names[:ITEMS], marks(tuple.__iter__(value))

    def error_parts(value, _):
        own = {"args": value.args, **value.__dict__}
        return len(own), list(own), marks(own.values())

    def object_parts(value, members):
        try:
            own = attributes(value, "__dict__")
        except AttributeError:
            own = {}
        if members:
            own = dict(own)
            for name, member in members:
                try:
                    own[name] = member.__get__(value)
                except AttributeError:
                    pass
        return len(own), [*own], marks(own.values())

    def shape_of(kind):
        """How objects of a class are shown: as what, a function for their size, keys and items, and what it needs."""
        for base, shape in ((list, "list"), (set, "set"), (frozenset, "set"), (deque, "list")):
            if issubclass(kind, base):
                return shape, list_parts, base
        if issubclass(kind, dict):
            return "dict", dict_parts, None
        if issubclass(kind, tuple):
            names = kind.__dict__.get("_fields")
            return ("object", named_tuple_parts, names) if type(names) is tuple else ("tuple", list_parts, tuple)
        if issubclass(kind, BaseException):
            return "object", error_parts, None
        members = [
            (name, member)
            for base in mro_of(kind)
            for name, member in base.__dict__.items()
            if type(member) is types.MemberDescriptorType
        ]
        return "object", object_parts, members

    CONTAINERS = {list, tuple, set, dict}
    shapes = {}
    sent = {}  # by identity: what an object was when it was sent

    class Sent:
        """An object's class and parts. `image`: all it holds as bytes, if that's simple values, or containers of them."""

        __slots__ = ("kind", "parts", "image", "inner")

        def __init__(self, kind, parts, is_flat):
            self.kind, self.parts, self.image = kind, parts, None
            self.inner = () if is_flat else None  # the names and identities of containers in it, once they're known

        def is_same(self, value):
            """Whether it's certainly the same as it was, by its bytes, which takes less than a look at each part."""
            try:
                own = value if self.kind in CONTAINERS else attributes(value, "__dict__")
                if len(own) != self.parts[0] or serialized(own, 2) != self.image:
                    return False
                for name, key in self.inner:
                    if id(own[name]) != key:
                        return False
                return True
            except (ValueError, KeyError):
                return False

        def take_image(self, value):
            """The second time that an object looks the same, what it holds has been sent, too."""
            size, keys, items = self.parts
            if self.inner is None:
                if size > ITEMS or shapes[self.kind][1:] != (object_parts, []):
                    return
                inner = [(name, mark[0]) for name, mark in zip(keys, items) if type(mark) is tuple and type(mark[0]) is int]
                if not all(key in sent and sent[key].inner == () for _, key in inner):
                    return
                self.inner = inner
            try:
                image = serialized(value if self.kind in CONTAINERS else attributes(value, "__dict__"), 2)
                self.image = image if len(image) < 5000 else None
            except ValueError:
                pass

    def look_at_tail(key, value, known, heap):
        """Notes what was appended to a list of simple values, or removed from its end. False if it's another change."""
        size = len(value)
        common = min(size, known.parts[0])
        items = known.parts[2][:common]
        try:
            if known.kind is not list or serialized(items, 2) != serialized(value[:common], 2):
                return False
        except ValueError:
            return False
        tail = marks(value[common:])
        if tuple in map(type, tail):
            return False
        items += tail
        sent[key] = changed = Sent(list, (size, None, items), True)
        changed.take_image(value)
        heap.append(f'"{key}":[{common},{size},[{",".join(map(wire_mark, tail))}]]')
        return True

    def look_into(key, value, heap):
        """Notes an object that has changed, as `[kind, class name, size, items]`."""
        kind = type(value)
        known = sent.get(key)
        if known is not None and known.kind is kind and known.image is not None and known.is_same(value):
            return
        if kind is list and known is not None and known.inner == () and len(value) <= ITEMS and look_at_tail(key, value, known, heap):
            return
        shape = shapes.get(kind)
        if shape is None:
            shape = shapes[kind] = shape_of(kind)
        title, parts_of, more = shape
        parts = parts_of(value, more)
        if known is not None and known.kind is kind and parts == known.parts:
            if known.image is None:
                known.take_image(value)
            return
        size, keys, items = parts
        kinds = set(map(type, items))
        is_flat = kind in CONTAINERS and size <= ITEMS and tuple not in kinds and (not keys or tuple not in map(type, keys))
        sent[key] = Sent(kind, parts, is_flat)
        if kinds == WHOLE and -BIG < min(items) and max(items) < BIG:
            texts = [f'"{item}"' for item in items]
        else:
            texts = list(map(wire_mark, items))
        if keys:
            texts = [f"[{name},{text}]" for name, text in zip(map(wire_mark if title == "dict" else quote, keys), texts)]
        heap.append(f'"{key}":["{title}",{quote(name_of(kind))},{size},[{",".join(texts)}]]')

    WHOLE = {int}

    # Frames and steps.

    class Entry:
        line = 0
        kept = None  # what variable_globals found
        roots = None  # of globals that can't be bound to other objects before its next line: those of objects

        def __init__(self, number, frame, is_module):
            self.id = number
            self.frame = frame
            self.is_module = is_module
            self.last = {}  # every name that has been sent, with its text or number
            self.known = {}  # the quick values

    stack, suspended, entries = [], {}, []
    live = []  # frames whose variables other frames can change: modules, and functions around others
    count = 0
    first = 0  # the first step of this call into the program, for the limit of a program under test
    written = 0
    frames = 0
    over = None
    out = None
    fresh = None  # the frame that was just called
    binds_globals = False  # whether functions can

    def flush():
        nonlocal written
        if out:
            out.flush()
        if entries:
            body = f"[{','.join(entries)}]".encode()
            entries.clear()
            written += len(body)
            write(1, b"\x1e" + MARK + b":" + body + b"\n")

    def stop(reason):
        """The limit ends a plain run; a program under test runs on, unrecorded, until its next call."""
        nonlocal over
        if over is None:
            over = reason
            entries.append(f'["z",{quote(reason)}]')
            flush()
            if STOPS_AT_LIMIT:
                leave(0)

    def variable_globals(entry, values, changed):
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
                shown = encoders[kind](value)
                if entry.last.get(name) != shown:
                    entry.last[name] = shown
                    changed.append(f"{quote(name)}:{wire(shown)}")
                fixed.append((name, value))
            elif kind in HIDDEN or kind is Function or issubclass(kind, type):
                fixed.append((name, value))
            else:
                names.append(name)
        forget(entry, values, changed)
        entry.kept = (list(values), names, fixed)
        return names

    def forget(entry, values, changed):
        """Notes variables that are gone."""
        for name in [name for name in entry.last if name not in values]:
            del entry.last[name]
            entry.known.pop(name, None)
            changed.append(f"{quote(name)}:null")

    def look_at(entry, changes):
        """Notes the variables of a frame that have changed."""
        known, last = entry.known, entry.last
        changed = []
        if entry.is_module:
            values = entry.frame.f_globals
            names = variable_globals(entry, values, changed)
        else:
            names = values = entry.frame.f_locals
        for name in names:
            value = values[name]
            kind = type(value)
            if kind in QUICK:
                if known.get(name, known) is value:
                    continue
                known[name] = value
            text = encoders[kind](value)
            if last.get(name) != text:
                last[name] = text
                if kind not in QUICK:
                    known.pop(name, None)
                if name[0] != "." and name[:2] != "__":
                    changed.append(f"{quote(name)}:{wire(text)}")
        if names is values and len(last) != len(values):
            forget(entry, values, changed)
        if changed:
            changes.append(f'"{entry.id}":{{{",".join(changed)}}}')

    def look_at_others(entry, changes):
        """Notes what functions change around them: globals, and variables of functions around them."""
        for other in stack if IS_OUTLINE else live:
            if other is entry:
                continue
            if other.roots is None:
                look_at(other, changes)
                if other.is_module and not binds_globals and not IS_OUTLINE:
                    other.roots = [name for name in other.kept[1] if type(other.last[name]) is int]
            else:
                values = other.frame.f_globals
                for name in other.roots:
                    box(values[name])

    def record(kind, entry, line, result=None):
        nonlocal fresh
        if over:
            return
        if out is not None and out.is_dirty:
            out.mark(count)
        entry.line = line
        changes, heap, rest = [], [], ""
        if IS_OUTLINE and not is_opening(kind):
            entries.append(f'["s","{kind}",{entry.id},{line},0,0]')
            counted()
            return
        if kind == "line" and fresh is entry:  # since the call, nothing has run
            fresh = None
        else:
            fresh = entry if kind == "call" else None
            seen.clear()
            queue.clear()
            entry.roots = None
            look_at(entry, changes)
            look_at_others(entry, changes)
            if kind == "return" or kind == "yield":
                rest = f",{wire(encoders[type(result)](result))}"
            elif result is not None:
                rest = f",{quote(result)}"
            for key, value in islice(queue, OBJECTS):  # which grows meanwhile
                look_into(key, value, heap)
            queue.clear()
        entries.append(f'["s","{kind}",{entry.id},{line},{{{",".join(changes)}}},{{{",".join(heap)}}}{rest}]')
        counted()

    def is_opening(kind):
        """Whether the debugger may open at this step. In an outline, the variables of the others aren't looked at."""
        if kind == "return":
            return len(stack) == 1 or len(stack) == 2 and stack[0].frame is stack[1].frame
        return kind == "raise" or kind == "end" or count == first

    def counted():
        nonlocal count
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
            file = entry.frame.f_code.co_filename[len(WORK):]
            entries.append(f'["f",{entry.id},{parent},{quote(name)},{quote(file)}]')

    def new_entry(frame):
        nonlocal frames
        frames += 1
        return Entry(frames, frame, frame.f_code.co_name == "<module>")

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
        if stack:
            stack[-1].roots = None
        return entry

    def pop(frame, is_done):
        while stack:
            is_found = stack[-1].frame is frame
            entry = drop()
            if is_found:
                if not is_done:
                    suspended[id(frame)] = entry
                break
        if not stack:
            rest()

    def rest():
        nonlocal over, first
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

    def on_line(code, line):
        # Not guarded(), which would take as long as a step without changes.
        try:
            frame = getframe(1)
            record("line", stack[-1] if stack and stack[-1].frame is frame else entry_of(frame), line)
        except RecursionError:
            pass
        except Exception as error:
            stop(f"failed: {type(error).__name__}")

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
        entry = stack[-1] if stack and stack[-1].frame is frame else entry_of(frame)
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
            message = named(error.args[0]) if error.args and encoders[type(error.args[0])] is not box else ""
        elif kind.__str__ is BaseException.__str__ or not is_own_class(kind):
            plain = all(encoders[type(each)] is not box for each in error.args)
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
    REBINDING = {opmap["STORE_GLOBAL"], opmap["DELETE_GLOBAL"]}
    INDIRECT = {"globals", "exec", "eval", "vars", "setattr", "modules", "import_module", "__dict__"}

    def instrument(code):
        nonlocal binds_globals
        instrumented.add(code)
        if REBINDING.intersection(code.co_code[::2]) or not INDIRECT.isdisjoint(code.co_names):
            binds_globals = True
        monitoring.set_local_events(TOOL, code, LOCAL)
        for each in code.co_consts:
            if type(each) is types.CodeType:
                instrument(each)

    def start():
        nonlocal out, MARK
        MARK = MARK.encode()
        monitoring.use_tool_id(TOOL, "recorder")
        handlers = {
            events.PY_START: on_start, events.PY_RESUME: on_resume, events.PY_RETURN: on_return,
            events.PY_YIELD: on_yield, events.RAISE: on_raise, events.PY_UNWIND: on_unwind, events.PY_THROW: on_throw,
        }
        monitoring.register_callback(TOOL, events.LINE, on_line)
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
