"""Runs one learner's program. The interpreter is stopped at the first `receive` and its memory saved; every run
goes on from there. Orders come from, and reports go to, two descriptors that only the host's side can read and
write; both are opened while the snapshot is made. Names that a program could replace are captured beforehand.
"""

import builtins
import gc
import os
import random
import sys
import traceback
import types

sys.path.insert(0, "/run")
import canonical  # noqa: E402
import hints  # noqa: E402
import preload  # noqa: E402

sys.path.remove("/run")
preload.settle()

WORK = "/work"
LIBRARY = os.path.dirname(traceback.print_exc.__code__.co_filename)  # where the library was compiled, not where it lies
SLACK_BYTES = 6 << 20
REQUEST = os.open("/run/request", os.O_RDONLY)
REPORT = os.open("/run/report", os.O_WRONLY)


def make_harness(read=os.read, write=os.write, leave=os._exit, text_of=canonical.make(), compile=compile, exec=exec,
                 eval=eval, int=int, len=len, bytes=bytes, str=str, isinstance=isinstance, BaseException=BaseException,
                 MemoryError=MemoryError, SystemExit=SystemExit, type=type, add_hint=hints.add,
                 wants_processes=hints.wants_processes, too_nested=hints.too_nested,
                 TracebackException=traceback.TracebackException):
    def receive():
        length = int(read(REQUEST, 8), 16)
        parts = b""
        while len(parts) < length:
            parts += read(REQUEST, length - len(parts))
        return parts.decode().split("\n", 2)

    def report(nonce, kind, text):
        body = text.encode("utf-8", "backslashreplace")
        write(REPORT, f"{nonce} {kind} {len(body)}\n".encode() + body)

    def flush():
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except BaseException:  # a program may have closed or replaced its own streams
                pass

    def print_error(error):
        trace = error.__traceback__
        while trace is not None and trace.tb_frame.f_code.co_filename == __file__:
            trace = trace.tb_next
        add_hint(error)
        lines = TracebackException(type(error), error, trace, compact=True).format()
        text = "".join(lines).replace(f'File "{WORK}/', 'File "').replace(f'File "{LIBRARY}/', 'File "<python>/')
        write(2, text.encode("utf-8", "backslashreplace"))

    def run_entry(name, scope):
        """Gives how the program ended, and its exit code."""
        try:
            with open(f"{WORK}/{name}", "rb") as file:
                source = file.read()
            exec(compile(source, f"{WORK}/{name}", "exec", dont_inherit=True), scope)
        except SystemExit as stop:
            flush()
            if stop.code is None or isinstance(stop.code, int):
                return "exit", (stop.code or 0) & 255
            write(2, f"{stop.code}\n".encode("utf-8", "backslashreplace"))
            return "exit", 1
        except MemoryError as error:
            kind = "error" if too_nested(error) else "memory"
            failure = error
        except BaseException as error:
            kind = "processes" if wants_processes(error) else "error"
            failure = error
        else:
            flush()
            return "ok", 0
        flush()
        try:
            print_error(failure)
        except BaseException:  # its own text may fail, or there is no memory left to make it
            write(2, f"{type(failure).__name__}\n".encode())
        return kind, 1

    def message_of(error):
        try:
            text = str(error)
        except BaseException:
            text = ""
        name = type(error).__name__
        return f"{name}: {text}" if text else name

    def answer(nonce, expression, scope):
        try:
            value = eval(compile(expression.strip(), "<check>", "eval", dont_inherit=True), scope)
            kind, text = "value", text_of(value)
        except BaseException as error:
            kind, text = "error", message_of(error)
        flush()
        report(nonce, kind, text)

    def run(name):
        random.seed()
        os.chdir(WORK)
        sys.path.insert(0, WORK)
        sys.argv = [name]
        module = types.ModuleType("__main__")
        module.__file__ = f"{WORK}/{name}"
        module.__builtins__ = builtins
        sys.modules["__main__"] = module
        kind, status = run_entry(name, module.__dict__)
        report("-", kind, "")
        while kind == "ok":
            order, nonce, expression = receive()
            if order != "probe":
                break
            answer(nonce, expression, module.__dict__)
        leave(status)

    def serve():
        run(receive()[2])

    return serve


serve = make_harness()
# A run's first allocations then find free memory in the snapshot, and the instance need not grow.
slack = bytearray(SLACK_BYTES)
del slack
gc.collect()
gc.freeze()
serve()
