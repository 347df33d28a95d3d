"""Adds a line to errors that come from this place rather than from the program."""

import sys

MISSING = {
    "ssl", "_ssl", "ctypes", "_ctypes", "socket", "_socket", "multiprocessing", "_multiprocessing", "subprocess",
    "sqlite3", "_sqlite3", "tkinter", "_tkinter", "curses", "_curses", "readline", "select", "mmap", "resource",
    "asyncio", "fcntl", "pwd", "grp", "termios", "_posixsubprocess",
}
STANDARD = frozenset(sys.stdlib_module_names)


def hint_for(error):
    if isinstance(error, ImportError):
        name = (error.name or "").split(".")[0]
        if name in MISSING:
            return f"Programs run here without a network, threads or other programs, so '{name}' is not available."
        if isinstance(error, ModuleNotFoundError) and name and name not in STANDARD:
            return "Only your own files and Python's standard library can be imported here. Check the spelling."
    if isinstance(error, RuntimeError) and "can't start new thread" in str(error):
        return "Threads cannot be started here. Do the work in one thread, or use asyncio."
    if isinstance(error, MemoryError):
        return "Your program asked for more memory than it may use."
    return None


def add(error):
    hint = hint_for(error)
    if hint:
        error.add_note(hint)
