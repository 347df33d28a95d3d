"""Adds a line to errors that come from this place rather than from the program."""

import errno
import os
import sys

STARTERS = {"fork", "forkpty", "system", "popen", "kill", "execl", "execv", "execve", "execvp", "spawnl", "spawnv",
            "posix_spawn", "startfile"}
PROCESSES = {"multiprocessing", "_multiprocessing", "_posixsubprocess"}
STANDARD = frozenset(sys.stdlib_module_names)
ALONE = "Programs run here alone: without a network, threads or other programs"
OWN_FILES = "Only your own files and Python's standard library can be imported here."

# What cannot be imported here, and what to do instead.
INSTEAD = {
    **dict.fromkeys(("multiprocessing", "_multiprocessing", "_posixsubprocess", "concurrent.futures.process"),
                    "Programs run here in one process. Use asyncio to do several things at once."),
    **dict.fromkeys(("ctypes", "_ctypes", "cffi"), "Programs run here cannot call native code. Use plain Python instead."),
    **dict.fromkeys(("ssl", "_ssl", "socket", "_socket", "select", "requests", "httpx", "aiohttp", "urllib3"),
                    "Programs run here without a network. Keep the data that you need in a file or a string."),
    **dict.fromkeys(("sqlalchemy", "psycopg2", "pymongo"), "Use sqlite3, or keep your data in a dict."),
    "concurrent.futures.thread": "Programs run here without threads. Use asyncio to do several things at once.",
    **dict.fromkeys(("tkinter", "_tkinter", "turtle", "pygame", "curses", "_curses"),
                    "Programs run here without a screen of their own. Use print to show what you have."),
    **dict.fromkeys(("numpy", "scipy", "pandas"), f"{OWN_FILES} Use lists with math and statistics instead."),
    **dict.fromkeys(("matplotlib", "seaborn", "plotly"), f"{OWN_FILES} Use print to show what you have."),
    **dict.fromkeys(("venv", "ensurepip", "pip", "setuptools"), f"Nothing can be installed here. {OWN_FILES}"),
    **dict.fromkeys(("flask", "django", "fastapi"), "Programs run here without a network, so there is no web server. "
                    "Write the functions behind it and call them."),
    **dict.fromkeys(("readline", "termios", "tty", "fcntl", "pty", "resource", "pwd", "grp", "mmap"),
                    "Programs run here on no operating system of their own. Use input() and print()."),
    **dict.fromkeys(("lzma", "_lzma", "bz2", "_bz2"), "Use zlib or gzip instead."),
}


def wants_processes(error):
    """Whether an error comes from starting a thread or another program."""
    if isinstance(error, RuntimeError):
        return "can't start new thread" in str(error)
    if isinstance(error, AttributeError):
        return error.obj is os and error.name in STARTERS
    if isinstance(error, ImportError):
        return (error.name or "").split(".")[0] in PROCESSES
    return isinstance(error, OSError) and "does not support processes" in str(error)


def too_nested(error):
    """The parser reports a program that is too deep as a lack of memory."""
    return "Parser stack" in str(error)


def hint_for_import(error):
    name = error.name or ""
    advice = INSTEAD.get(name) or INSTEAD.get(name.split(".")[0])
    if advice:
        return f"'{name}' is not available here. {advice}"
    if not isinstance(error, ModuleNotFoundError) or not name:
        return None
    if name.split(".")[0] in STANDARD:
        return f"{ALONE}, so '{name}' is not available."
    return f"{OWN_FILES} Check the spelling of '{name}'."


def hint_for(error):
    if isinstance(error, ImportError):
        return hint_for_import(error)
    if wants_processes(error):
        if isinstance(error, RuntimeError):
            return f"{ALONE}, so 'threading' cannot start a thread. Use asyncio instead of threads."
        return f"{ALONE}. Import your other files and call their functions."
    if isinstance(error, OSError) and error.errno in (errno.ENOSYS, errno.ENOTSUP):
        return f"{ALONE}. Keep the data that you need in a file or a string."
    if isinstance(error, AttributeError) and error.name in ("getaddrinfo", "gethostbyname", "socket", "create_connection"):
        return f"{ALONE}, so 'socket' cannot connect. Keep the data that you need in a file or a string."
    if isinstance(error, MemoryError) and not too_nested(error):
        return "Your program asked for more memory than it may use."
    if isinstance(error, EOFError):
        return "Your program asked for more input than it was given."
    return None


def add(error):
    hint = hint_for(error)
    if hint and hint not in getattr(error, "__notes__", []):
        error.add_note(hint)
