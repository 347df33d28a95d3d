import { type Attack, javascript, python } from './attack';

const MEGABYTE = 1024 * 1024;
const memory = { by: ['memory' as const], limits: { memoryBytes: 96 * MEGABYTE, timeMs: 5000 } };

/** Programs that take all they can get: time, memory, output, stack, disk. */
export const exhaustion: Attack[] = [
  python.capped('an endless loop', 'while True: pass\nprint("SURVIVED")', { by: ['time'] }),
  python.capped(
    'an endless loop that catches everything',
    'while True:\n    try:\n        while True: pass\n    except BaseException: pass',
    { by: ['time'] },
  ),
  python.capped(
    'a computation that never calls back',
    'import re\nre.match("(a+)+$", "a" * 60 + "b")\nprint("SURVIVED")',
    {
      by: ['time'],
    },
  ),
  python.capped('a number too large to compute', 'n = 7 ** (10 ** 8)\nprint(len(str(n)), "SURVIVED")'),
  python.capped('sleeping for ever', 'import time\ntime.sleep(10 ** 6)\nprint("SURVIVED")', { by: ['time'] }),
  python.capped('waiting for nothing', 'import select\nselect.select([], [], [])\nprint("SURVIVED")'),
  python.capped('endless output', 'while True: print("x" * 1000)', { by: ['output'] }),
  python.capped('endless output to stderr', 'import sys\nwhile True: sys.stderr.write("x" * 1000)', {
    by: ['output'],
  }),
  python.capped('endless output past sys.stdout', 'import os\nwhile True: os.write(1, b"x" * 100000)', {
    by: ['output'],
  }),
  python.capped('a list that grows', 'a = []\nwhile True: a.append("x" * 10000 + str(len(a)))', memory),
  python.capped('a string that doubles', 'a = "x"\nwhile True: a += a', memory),
  python.capped('one huge bytearray', 'b = bytearray(2 ** 30)\nprint("SURVIVED")', memory),
  python.capped(
    'memory errors that are caught',
    'a = []\nwhile True:\n    try: a.append(bytearray(10 ** 7))\n    except MemoryError: pass',
    {
      ...memory,
      by: ['memory', 'time'],
    },
  ),
  python.capped('deep recursion', 'def f(): f()\nf()\nprint("SURVIVED")'),
  python.capped(
    'recursion without a limit',
    'import sys\nsys.setrecursionlimit(10 ** 9)\ndef f(n): return [f(n + 1)]\nf(0)\nprint("SURVIVED")',
    {
      limits: { timeMs: 5000 },
    },
  ),
  python.capped(
    'recursion in the interpreter itself',
    'import sys\nsys.setrecursionlimit(10 ** 9)\nx = []\nfor _ in range(10 ** 6): x = [x]\nrepr(x)\nprint("SURVIVED")',
    {
      limits: { timeMs: 5000 },
    },
  ),
  python.capped('nesting for the compiler', 'eval("(" * 100000 + ")" * 100000)\nprint("SURVIVED")'),
  python.capped(
    'a disk that fills',
    'n = 0\nwhile True:\n    n += 1\n    with open(f"f{n}", "wb") as f: f.write(b"x" * 10 ** 6)',
  ),
  python.capped(
    'more open files than there are',
    'a = [open("main.py") for _ in range(100000)]\nprint("SURVIVED")',
  ),
  python.capped('folders without end', 'import os\nwhile True:\n    os.mkdir("d")\n    os.chdir("d")'),

  javascript.capped('an endless loop', 'for (;;);', { by: ['time'] }),
  javascript.capped(
    'an endless loop that catches everything',
    'for (;;) { try { for (;;); } catch {} finally { continue; } }',
    {
      by: ['time'],
    },
  ),
  javascript.capped('promises without end', '(async () => { for (;;) await 0; })();', {
    by: ['time'],
  }),
  javascript.capped(
    'a regular expression that never ends',
    '/(a+)+$/.test("a".repeat(60) + "b"); console.log("SURVIVED");',
  ),
  javascript.capped('a number too large to compute', 'let n = 7n; for (;;) n *= n;'),
  javascript.capped('a sort that never ends', '[3, 1, 2].sort(() => { for (;;); });', { by: ['time'] }),
  javascript.capped('endless output', 'for (;;) console.log("x".repeat(1000));', { by: ['output'] }),
  javascript.capped('endless output to stderr', 'for (;;) console.error("x".repeat(1000));', {
    by: ['output'],
  }),
  javascript.capped(
    'one line that is too long',
    'console.log("x".repeat(2 ** 22)); console.log("SURVIVED");',
    { by: ['output'] },
  ),
  javascript.capped('an array that grows', 'const a = []; for (;;) a.push("x".repeat(10000) + a.length);'),
  javascript.capped('a string that doubles', 'let a = "x"; for (;;) a += a;'),
  javascript.capped('one huge buffer', 'const a = []; for (;;) a.push(new Uint8Array(2 ** 24).fill(1));'),
  javascript.capped(
    'memory errors that are caught',
    'const a = []; for (;;) { try { a.push(new Uint8Array(10 ** 6).fill(1)); } catch {} }',
    {
      by: ['memory', 'time'],
    },
  ),
  javascript.capped('deep recursion', 'const f = () => f() + 1; f(); console.log("SURVIVED");'),
  javascript.capped(
    'recursion that catches itself',
    'const f = () => { try { f(); } catch { f(); } }; f(); console.log("SURVIVED");',
  ),
  javascript.capped(
    'recursion in the interpreter itself',
    'let a = []; for (let i = 0; i < 1e6; i++) a = [a]; JSON.stringify(a); a.toString(); console.log("SURVIVED");',
  ),
  javascript.capped(
    'nesting for the compiler',
    'eval("(".repeat(100000) + ")".repeat(100000)); console.log("SURVIVED");',
  ),
  javascript.capped(
    'a getter that prints itself',
    'const o = { get a() { console.log(o); return 1; } }; for (;;) console.log(o);',
  ),
];
