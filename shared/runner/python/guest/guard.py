"""Keeps the program's text from being run in the tests' interpreter, whatever a test does with it."""

import sys

# Library code that runs text which it wrote itself.
WRITERS = ("collections/__init__.py", "dataclasses.py", "typing.py", "enum.py", "functools.py")
UNPICKLED = {"collections", "datetime", "decimal", "fractions", "copyreg", "uuid", "pathlib"}


def make_guard(library, test_files, getframe=sys._getframe, RuntimeError=RuntimeError, startswith=str.startswith):
    writers = frozenset(f"{library}/{name}" for name in WRITERS)

    def guard(event, args):
        if event == "exec":
            name = args[0].co_filename
            if startswith(name, library) or startswith(name, "<frozen ") or name in test_files:
                return
            if getframe(1).f_code.co_filename not in writers:
                raise RuntimeError("A test cannot run text as a program. Import the program and call what it defines.")
        if event == "pickle.find_class" and args[0] not in UNPICKLED:
            raise RuntimeError("A test cannot unpickle what the program wrote.")

    return guard
