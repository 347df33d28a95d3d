import assert from 'node:assert/strict';
import type { RunResult } from '@shared/runner/runner';
import { type Attack, python, valueText } from '@shared/runner/testing/attacks/attack';
import { showNecessary } from './defence';

/*
 * Python's defences on the host's side. Without rewinding not even an honest program runs a second time: that it is the
 * rewind that takes away what a run left is shown by shared/runner/python/isolation.test.ts. What holds inside of the
 * judging interpreter is shown by judge-cheats.test.ts and probe-cheats.test.ts, against judges that lack it.
 */

/** The one place in a file of shared/runner/python/ that is the defence. */
const cut = (file: string, code: string, without = '') => [
  { file: `shared/runner/python/${file}.ts`, code, without },
];

const isNotTrue = ({ probes: [probe] }: RunResult) => assert.notEqual(valueText(probe), 'True');

/** A program that prints `held`, and whose `answer() == 42` must not be seen to hold. */
const probed = (name: string, program: string): Attack =>
  python.held(name, `${program}\nprint("held")`, { probes: ['answer() == 42'], check: isNotTrue });

const judged = (name: string, program: string, tests: string): Attack =>
  python.held(name, `${program}\nprint("held")`, {
    limits: { timeMs: 20_000 },
    tests: [{ name: 'test_main.py', content: `import main\n${tests}` }],
    check: (result) =>
      assert.deepEqual(
        result.tests?.filter(({ file, outcome }) => file === 'test_main.py' && outcome === 'passed'),
        [],
      ),
  });

showNecessary([
  {
    name: 'an instance whose memory grew is thrown away',
    cuts: cut(
      'python-instance',
      'return this.memory.buffer.byteLength === this.assets.snapshot.length;',
      'return true;',
    ),
    lets: [
      python.capped('memory that the next learner misses', 'x = []\nwhile True: x.append(" " * 10 ** 7)', {
        by: ['memory'],
        next: 'x = " " * 150_000_000\nprint("held")',
        limits: { timeMs: 20_000 },
      }),
    ],
  },
  {
    name: 'memory grows as far as the run may',
    // A wall further away, and not none at all: this machine is not to be filled.
    cuts: cut('python-instance', 'Math.floor(maximumBytes / PAGE)', '8192'),
    lets: [
      python.capped('more memory than there is', 'x = bytearray(300 * 2 ** 20)\nprint("SURVIVED")', {
        by: ['memory'],
      }),
    ],
  },
  {
    name: 'probes are evaluated in an interpreter of their own',
    cuts: cut(
      'judge-probes',
      "return orderBytes('probe', probe);",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
      "return orderBytes('probe', `eval(${JSON.stringify(probe)})`);",
    ),
    lets: [
      probed(
        'an expectation in its caller',
        'import sys\ndef answer():\n  frame = sys._getframe(1)\n  while frame:\n    for value in frame.f_code.co_consts:\n      if type(value) is int and 41 < value < 50: return value\n    frame = frame.f_back\n  return 41',
      ),
      probed(
        'an object that equals everything',
        'class Any:\n  def __eq__(self, other): return True\ndef answer(): return Any()',
      ),
    ],
  },
  {
    name: 'what happens during a probe is set aside',
    cuts: cut('judge-probes', 'output.capture();'),
    lets: [
      python.held(
        'a check`s argument, printed',
        'import sys\ndef answer(x): print(x, file=sys.stderr)\nprint("held")',
        { probes: ['answer("ESCAPED")'] },
      ),
    ],
  },
  {
    name: 'tests are in an interpreter where the program is not',
    cuts: cut(
      'judge-tests',
      'const files = (request.tests ?? [])',
      'const files = [...(request.tests ?? []), ...request.files]',
    ),
    lets: [
      judged(
        'a test framework that always passes',
        'import unittest\nunittest.TestCase.assertEqual = lambda *a: None\ndef answer(): return 41',
        'import unittest\nclass TestAnswer(unittest.TestCase):\n  def test_answer(self): self.assertEqual(main.answer(), 42)',
      ),
    ],
  },
  {
    name: 'an answer has a largest size',
    cuts: cut('harness-frames', 'if (bytes.length > limitBytes) throw new ReportTooLong();'),
    lets: [
      judged(
        'an answer that is too large',
        'def answer(): return "x" * 20_000_000',
        'def test_answer(): assert len(main.answer()) == 20_000_000',
      ),
    ],
  },
  {
    name: 'a fault is marked in the program`s own files only',
    cuts: cut(
      'diagnostics',
      'if (!success || !files.some(({ name }) => name === data.file)) return [];',
      'if (!success) return [];',
    ),
    lets: ['python: a fault that lies elsewhere'],
  },
  {
    name: 'an interpreter that breaks down is the program`s end, not the runner`s',
    cuts: cut('python-runtime', 'if (!isBreakdown(stop)) throw stop;', 'throw stop;'),
    lets: [
      python.capped(
        'a recursion inside of C',
        'import sys\nsys.setrecursionlimit(10 ** 7)\nclass A:\n    def __add__(s, o): return s + o\nA() + A()\nprint("SURVIVED")',
      ),
    ],
  },
]);
