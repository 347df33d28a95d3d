"""Runs one learner's program. The interpreter is stopped at the first `receive` and its memory saved; every run
goes on from there. Orders come from, and reports go to, two descriptors that only the host's side can read and
write; both are opened while the snapshot is made. Names that a program could replace are captured beforehand.
"""

import builtins
import gc
import importlib.machinery
import os
import random
import sys
import traceback
import types

OWN = dict(vars(builtins))


class OwnBuiltins(importlib.machinery.SourceFileLoader):
    """Loads a part of the harness: what a program does to the built-in functions does not reach it."""

    def exec_module(self, module):
        module.__builtins__ = OWN
        super().exec_module(module)


sys.path[:0] = ["/run", "/run/packages"]
sys.path_importer_cache["/run"] = importlib.machinery.FileFinder("/run", (OwnBuiltins, [".py"]))
import faults  # noqa: E402
import hints  # noqa: E402
import judge  # noqa: E402
import preload  # noqa: E402
import program  # noqa: E402

del sys.path[:2]
preload.settle()

WORK = "/work"
LIBRARY = os.path.dirname(traceback.print_exc.__code__.co_filename)  # where the library was compiled, not where it lies
SLACK_BYTES = 6 << 20
ORDER_BYTES = 4096  # most orders are shorter, and cost one read
REQUEST = os.open("/run/request", os.O_RDONLY)
REPORT = os.open("/run/report", os.O_WRONLY)


def make_harness(read=os.read, write=os.write, leave=os._exit, compile=compile, exec=exec, int=int, len=len, bytes=bytes,
                 isinstance=isinstance, BaseException=BaseException, MemoryError=MemoryError, SystemExit=SystemExit,
                 type=type, wants_processes=hints.wants_processes, too_nested=hints.too_nested,
                 explain=faults.make(LIBRARY), serve_program=program.serve):
    def receive():
        """A read never gives more than one order: eight digits of its length, then its kind and its text."""
        order = read(REQUEST, ORDER_BYTES)
        missing = int(order[:8], 16) + 8 - len(order)
        if missing > 0:
            parts = [order]
            while missing > 0:
                parts.append(read(REQUEST, missing))
                missing -= len(parts[-1])
            order = b"".join(parts)
        return order[8:].decode().split("\n", 1)

    def report(kind, text):
        body = text.encode("utf-8", "backslashreplace")
        write(REPORT, f"{kind} {len(body)}\n".encode() + body)

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
        report(kind, fault)
        leave(status)

    def serve():
        order, text = receive()
        if order == "run":
            run(text)
        settle("main.py")
        if order == "judge":
            judge.main(text, lambda: receive()[1], report, LIBRARY)
            leave(0)
        sys.path.insert(0, WORK)
        serve_program(lambda: receive()[1], report, flush, explain)

    return serve


serve = make_harness()
# A run's first allocations then find free memory in the snapshot, and the instance need not grow.
slack = bytearray(SLACK_BYTES)
del slack
gc.collect()
gc.freeze()
serve()
