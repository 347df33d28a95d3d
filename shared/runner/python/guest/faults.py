"""What a learner sees of an uncaught error: a traceback of their own lines only, and the place to mark."""

import json
import traceback

import hints

WORK = "/work/"


def make(library, TracebackException=traceback.TracebackException, dumps=json.dumps, add_hint=hints.add,
         SyntaxError=SyntaxError, isinstance=isinstance, type=type, list=list, len=len, max=max, str=str):
    def is_own(frame):
        name = frame.filename
        return name.startswith(WORK) or (name.startswith("<") and not name.startswith("<frozen "))

    def trim(report, depth=0):
        if report is None or depth > 20:
            return
        report.stack[:] = [frame for frame in report.stack if is_own(frame)]
        trim(report.__cause__, depth + 1)
        trim(report.__context__, depth + 1)
        for each in report.exceptions or ():
            trim(each, depth + 1)

    def syntax_place(error):
        return error.filename, error.lineno, error.offset

    def place(error, report):
        """The innermost of the program's own lines: file, line and column, from 1."""
        if isinstance(error, SyntaxError) and str(error.filename or "").startswith(WORK):
            return syntax_place(error)
        own = [frame for frame in report.stack if frame.filename.startswith(WORK)]
        if not own:
            return None
        frame = own[-1]
        column = None
        if frame.colno is not None:
            line = frame._original_line.encode("utf-8", "replace")
            column = len(line[: frame.colno].decode("utf-8", "replace")) + 1
        return frame.filename, frame.lineno, column

    def explain(error):
        """The traceback's text and, as JSON, the fault to mark (empty when no line of the program's is to blame)."""
        add_hint(error)
        report = TracebackException(type(error), error, error.__traceback__, compact=True)
        trim(report)
        text = "".join(report.format()).replace(f'File "{WORK}', 'File "').replace(f'File "{library}/', 'File "<python>/')
        found = place(error, report)
        if not found or not found[1]:
            return text, ""
        message = "".join(report.format_exception_only()).rstrip("\n").split("\n")
        last = len(message) - 1 - len(getattr(error, "__notes__", None) or [])
        name, line, column = found
        fault = {"file": name[len(WORK):], "line": max(line, 1), "message": message[max(last, 0)]}
        if column and column > 0:
            fault["column"] = column
        return text, dumps(fault)

    return explain
