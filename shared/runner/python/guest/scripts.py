"""A test may run the program from its start, as a script: by runpy, or as `python main.py` by subprocess."""

import os
import runpy
import shlex
import subprocess


def script_in(command):
    """The script and its arguments in a command such as `[sys.executable, "main.py", "5"]`."""
    parts = shlex.split(command) if isinstance(command, str) else [os.fspath(part) for part in command]
    found = [index for index, part in enumerate(parts) if part.endswith(".py")]
    if not found:
        raise OSError("A test can run the program's own files only, such as main.py.")
    return os.path.relpath(parts[found[0]]), parts[found[0]:]


def install(ask):
    def run_path(path, init_globals=None, run_name=None):
        return ask("script", os.path.relpath(path), run_name or "<run_path>", None, [path])

    def run_module(name, init_globals=None, run_name=None, alter_sys=False):
        path = f"{name.replace('.', '/')}.py"
        return ask("script", path, run_name or name, None, [path])

    def run(command, *, input=None, check=False, text=None, universal_newlines=None, encoding=None, **options):
        path, argv = script_in(command)
        binary = not (text or universal_newlines or encoding or isinstance(input, str))
        entered = input.decode() if isinstance(input, bytes) else input or ""
        code, *printed = ask("process", path, entered, argv)
        if binary:
            printed = [each.encode() for each in printed]
        if options.get("stderr") == subprocess.STDOUT:
            printed = [printed[0] + printed[1], None]
        result = subprocess.CompletedProcess(command, code, *printed)
        if check:
            result.check_returncode()
        return result

    def check_output(command, **options):
        return run(command, check=True, **options).stdout

    runpy.run_path, runpy.run_module = run_path, run_module
    subprocess.run, subprocess.check_output = run, check_output
