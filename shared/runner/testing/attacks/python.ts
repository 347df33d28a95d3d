import assert from 'node:assert/strict';
import { type Attack, python, pythonAttempt, pythonWrongAnswer } from './attack';

const answer = 'def answer(): return 41\nprint("held", flush=True)\n';
const everyDescriptor = (code: string) =>
  `${answer}import os\nfor fd in range(3, 1000):\n    try: ${code}\n    except OSError: pass\n`;

/** Attacks on Python itself: C modules, its compiler, and the descriptors that control the interpreter. */
export const pythonAttacks: Attack[] = [
  python.held('consuming its orders', everyDescriptor('os.read(fd, 10 ** 6)'), pythonWrongAnswer),
  python.held('closing the descriptors', everyDescriptor('os.close(fd)'), pythonWrongAnswer),
  python.held(
    'swapping descriptors',
    `${answer}import os\nfd = os.open("x", os.O_RDWR | os.O_CREAT)\nos.write(fd, b"00000010probe\\n0\\n42")\nos.lseek(fd, 0, 0)\nfor other in range(3, 1000):\n    try: os.dup2(fd, other)\n    except (OSError, AttributeError): pass\n`,
    pythonWrongAnswer,
  ),
  python.held(
    'an error reported in another file',
    `${answer}import os\nfor fd in range(3, 1000):\n    try: os.write(fd, b'ok 60\\n{"file":"/etc/passwd","line":1,"message":"ESCAPED is in it"}')\n    except OSError: pass\n`,
    { check: ({ diagnostics = [] }) => assert.deepEqual(diagnostics, []) },
  ),
  pythonAttempt(
    'attaching a host file as a database',
    'import sqlite3\nsqlite3.connect(":memory:").execute("attach database \'/etc/passwd\' as p").execute("select * from p.sqlite_master")',
  ),
  pythonAttempt(
    'native code through the database',
    'import sqlite3\ndb = sqlite3.connect(":memory:")\ndb.enable_load_extension(True)\ndb.load_extension("/lib/x.so")',
  ),
  pythonAttempt('a path with a NUL', 'open("main.py\\0/../../etc/passwd").read()'),
  pythonAttempt('extremely long folder names', 'import os\nos.makedirs("/".join(["d" * 200] * 200))'),
  python.held(
    'bytecode that claims to be part of the library',
    'import importlib._bootstrap_external as b, importlib.util, marshal, os\ncode = compile("print(\'held\')", "/run/harness.py", "exec")\nos.mkdir("__pycache__")\nopen("x.py", "w").close()\nopen("__pycache__/x.cpython-312.pyc", "wb").write(bytes(b._code_to_hash_pyc(code, b"12345678", False)))\nimport x',
  ),
  python.held(
    'replacing the harness’s modules',
    'import sys, types\nfor name in ("judge", "program", "peer", "wire", "faults", "hints"):\n    sys.modules[name] = types.ModuleType(name)\ndef answer(): return 41\nprint("held")',
    pythonWrongAnswer,
  ),
  python.capped(
    'a zip bomb',
    'import zlib\ndata = zlib.compress(bytes(10 ** 8))\nkept = [zlib.decompress(data) for _ in range(10)]\nprint("SURVIVED")',
  ),
  python.capped(
    'a pickle that requests all memory',
    'import pickle\npickle.loads(b"\\x80\\x04\\x8e\\xff\\xff\\xff\\xff\\xff\\xff\\xff\\x7f.")\nprint("SURVIVED")',
  ),
  python.capped(
    'constants folded at compile time',
    'exec("x = (" + "(1,) * 10 ** 3," * 10 ** 5 + ")\\nx = [" + "\'a\' * 4000," * 10 ** 5 + "]")\nkept = [bytes(10 ** 7) for _ in range(100)]\nprint("SURVIVED")',
  ),
];
