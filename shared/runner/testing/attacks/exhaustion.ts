import { DEFAULT_LIMITS } from '../../limits';
import { type Attack, javascript, python, pythonAttempt } from './attack';

const MEGABYTE = 1024 * 1024;
const memory = { by: ['memory' as const], limits: { memoryBytes: 96 * MEGABYTE, timeMs: 5000 } };
/** With the default limits, a growing program hits the memory limit well before the time limit. */
const growth = { by: ['memory' as const], limits: DEFAULT_LIMITS.python };

/** Has enough time even on a busy machine, because the disk limit should stop it. */
const diskAttempt = (name: string, code: string) => pythonAttempt(name, code, { limits: { timeMs: 30_000 } });

/** Programs that use up time, memory, output, stack or disk. */
export const exhaustion: Attack[] = [
  python.capped('an endless loop', 'while True: pass\nprint("SURVIVED")', { by: ['time'] }),
  python.capped('sleeping forever', 'import time\ntime.sleep(10 ** 6)\nprint("SURVIVED")', { by: ['time'] }),
  python.capped('waiting for nothing', 'import select\nselect.select([], [], [])\nprint("SURVIVED")'),
  python.capped('endless output', 'while True: print("x" * 1000)', { by: ['output'] }),
  python.capped('a list that grows', 'a = []\nwhile True: a.append("x" * 10000 + str(len(a)))', growth),
  python.capped(
    'memory errors that are caught',
    'a = []\nwhile True:\n    try: a.append(bytearray(10 ** 7))\n    except MemoryError: pass',
    { ...memory, by: ['memory', 'time'] },
  ),
  python.capped('deep recursion', 'def f(): f()\nf()\nprint("SURVIVED")'),
  python.capped(
    'recursion in the interpreter itself',
    'import sys\nsys.setrecursionlimit(10 ** 9)\nx = []\nfor _ in range(10 ** 6): x = [x]\nrepr(x)\nprint("SURVIVED")',
    { limits: { timeMs: 5000 } },
  ),
  python.capped('nesting for the compiler', 'eval("(" * 100000 + ")" * 100000)\nprint("SURVIVED")'),

  diskAttempt(
    'an endless file',
    "with open('x', 'wb') as file:\n    for _ in range(40): file.write(b'x' * 1000000)",
  ),
  diskAttempt(
    'writing many files',
    "for at in range(40):\n    with open(f'x{at}', 'wb') as file: file.write(b'x' * 1000000)",
  ),
  diskAttempt('endlessly creating files', "for at in range(2500): open(f'x{at}', 'wb').close()"),
  diskAttempt('endlessly opening files', "files = [open('x', 'wb') for _ in range(400)]"),

  javascript.capped(
    'an endless loop that catches everything',
    'for (;;) { try { for (;;); } catch {} finally { continue; } }',
    { by: ['time'] },
  ),
  javascript.capped('endless promises', '(async () => { for (;;) await 0; })();', { by: ['time'] }),
  javascript.capped(
    'a regular expression that never ends',
    '/(a+)+$/.test("a".repeat(60) + "b"); console.log("SURVIVED");',
  ),
  javascript.capped('endless output', 'for (;;) console.log("x".repeat(1000));', {
    by: ['output'],
    limits: { timeMs: 10_000 },
  }),
  javascript.capped('an array that grows', 'const a = []; for (;;) a.push("x".repeat(10000) + a.length);'),
  javascript.capped(
    'memory errors that are caught',
    'const a = []; for (;;) { try { a.push(new Uint8Array(10 ** 6).fill(1)); } catch {} }',
    { by: ['memory', 'time'] },
  ),
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
];
