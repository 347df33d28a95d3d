"""Adds a line to errors that come from this place rather than from the program."""

import errno
import os
import sys

STARTERS = {"fork", "forkpty", "system", "popen", "kill", "execl", "execv", "execve", "execvp", "spawnl", "spawnv",
            "posix_spawn", "startfile"}
PROCESSES = {"multiprocessing", "_multiprocessing", "_posixsubprocess"}
STANDARD = frozenset(sys.stdlib_module_names)


ALONE = "Programs run here alone: without a network, threads or other programs"


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


def hint_for(error):
    if wants_processes(error):
        return f"{ALONE}. Use asyncio instead of threads." if isinstance(error, RuntimeError) else f"{ALONE}."
    if isinstance(error, ModuleNotFoundError) and error.name:
        if error.name.split(".")[0] in STANDARD:
            return f"{ALONE}, so '{error.name}' is not available."
        return (
            "Only your own files and Python's standard library can be imported here. Check the spelling."
        )
    if isinstance(error, OSError) and error.errno in (errno.ENOSYS, errno.ENOTSUP):
        return f"{ALONE}."
    if isinstance(error, AttributeError) and error.name in ("getaddrinfo", "gethostbyname"):
        return f"{ALONE}."
    if isinstance(error, MemoryError) and not too_nested(error):
        return "Your program asked for more memory than it may use."
    if isinstance(error, EOFError):
        return "Your program asked for more input than it was given."
    return None


def add(error):
    hint = hint_for(error)
    if hint:
        error.add_note(hint)
