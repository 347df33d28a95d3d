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
import faults  # noqa: E402
import hints  # noqa: E402
import judge  # noqa: E402
import preload  # noqa: E402
import program  # noqa: E402

sys.path.remove("/run")
preload.settle()

WORK = "/work"
LIBRARY = os.path.dirname(traceback.print_exc.__code__.co_filename)  # where the library was compiled, not where it lies
SLACK_BYTES = 6 << 20
ORDER_BYTES = 4096  # most orders are shorter, and cost one read
REQUEST = os.open("/run/request", os.O_RDONLY)
REPORT = os.open("/run/report", os.O_WRONLY)


def make_harness(read=os.read, write=os.write, leave=os._exit, text_of=canonical.make(), compile=compile, exec=exec,
                 eval=eval, int=int, len=len, bytes=bytes, str=str, isinstance=isinstance, BaseException=BaseException,
                 MemoryError=MemoryError, SystemExit=SystemExit, type=type, wants_processes=hints.wants_processes,
                 too_nested=hints.too_nested, explain=faults.make(LIBRARY)):
    def receive():
        """A read never gives more than one order: eight digits of its length, then its three parts."""
        order = read(REQUEST, ORDER_BYTES)
        missing = int(order[:8], 16) + 8 - len(order)
        if missing > 0:
            parts = [order]
            while missing > 0:
                parts.append(read(REQUEST, missing))
                missing -= len(parts[-1])
            order = b"".join(parts)
        return order[8:].decode().split("\n", 2)

    def report(nonce, kind, text):
        body = text.encode("utf-8", "backslashreplace")
        write(REPORT, f"{nonce} {kind} {len(body)}\n".encode() + body)

    def flush():
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except BaseException:  # a program may have closed or replaced its own streams
                pass

    def run_entry(name, scope):
        """Gives how the program ended, its exit code and, as JSON, the fault to mark in its files."""
        try:
            with open(f"{WORK}/{name}", "rb") as file:
                source = file.read()
            exec(compile(source, f"{WORK}/{name}", "exec", dont_inherit=True), scope)
        except SystemExit as stop:
            flush()
            if stop.code is None or isinstance(stop.code, int):
                return "exit", (stop.code or 0) & 255, ""
            write(2, f"{stop.code}\n".encode("utf-8", "backslashreplace"))
            return "exit", 1, ""
        except MemoryError as error:
            kind = "error" if too_nested(error) else "memory"
            failure = error
        except BaseException as error:
            kind = "processes" if wants_processes(error) else "error"
            failure = error
        else:
            flush()
            return "ok", 0, ""
        flush()
        try:
            text, fault = explain(failure)
        except BaseException:  # its own text may fail, or there is no memory left to make it
            text, fault = f"{type(failure).__name__}\n", ""
        write(2, text.encode("utf-8", "backslashreplace"))
        return kind, 1, fault

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

    def settle(name):
        random.seed()
        os.chdir(WORK)
        sys.argv = [name]

    def run(name):
        settle(name)
        sys.path.insert(0, WORK)
        module = types.ModuleType("__main__")
        module.__file__ = f"{WORK}/{name}"
        module.__builtins__ = builtins
        sys.modules["__main__"] = module
        kind, status, fault = run_entry(name, module.__dict__)
        report("-", kind, fault)
        while kind == "ok":
            order, nonce, expression = receive()
            if order != "probe":
                break
            answer(nonce, expression, module.__dict__)
        leave(status)

    def send(kind, text):
        report("-", kind, text)

    def serve():
        order, _, text = receive()
        if order == "run":
            run(text)
        settle("main.py")
        if order == "judge":
            judge.main(text, lambda: receive()[2], send, LIBRARY)
            leave(0)
        sys.path.insert(0, WORK)
        program.serve(lambda: receive()[2], send, flush, explain)

    return serve


serve = make_harness()
# A run's first allocations then find free memory in the snapshot, and the instance need not grow.
slack = bytearray(SLACK_BYTES)
del slack
gc.collect()
gc.freeze()
serve()
