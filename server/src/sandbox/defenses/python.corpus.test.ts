import assert from 'node:assert/strict';
import { type Attack, python } from '@shared/runner/testing/attacks/attack';
import { expectMutantsKilled } from './defence';

/*
 * Python's defences on the host's side. Without rewinding not even an honest program runs a second time: that it is the
 * rewind that takes away what a run left is shown by shared/runner/python/isolation.corpus.test.ts. What holds inside of the
 * judging interpreter is shown by judge-cheats.corpus.test.ts, against judges that lack it.
 */

/** The one place in a file of shared/runner/python/ that is the defence. */
const mutate = (file: string, original: string, replacement = '') => [
  { file: `shared/runner/python/${file}.ts`, original, replacement },
];

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

expectMutantsKilled([
  {
    name: 'an instance whose memory grew is thrown away',
    mutations: mutate(
      'python-instance',
      'return this.memory.buffer.byteLength === this.assets.snapshot.length;',
      'return true;',
    ),
    detectedBy: [
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
    mutations: mutate('python-instance', 'Math.floor(maximumBytes / PAGE)', '8192'),
    detectedBy: [
      python.capped('more memory than there is', 'x = bytearray(300 * 2 ** 20)\nprint("SURVIVED")', {
        by: ['memory'],
      }),
    ],
  },
  {
    name: 'what happens during a test is set aside',
    mutations: mutate('judge-tests', 'output.capture();'),
    detectedBy: [
      python.held(
        'a test`s argument, printed',
        'import sys\ndef answer(x): print(x, file=sys.stderr)\nprint("held")',
        {
          tests: [
            { name: 'test_main.py', content: 'import main\ndef test_answer(): main.answer("ESCAPED")' },
          ],
        },
      ),
    ],
  },
  {
    name: 'tests are in an interpreter where the program is not',
    mutations: mutate(
      'judge-tests',
      'const files = (request.tests ?? [])',
      'const files = [...(request.tests ?? []), ...request.files]',
    ),
    detectedBy: [
      judged(
        'a test framework that always passes',
        'import unittest\nunittest.TestCase.assertEqual = lambda *a: None\ndef answer(): return 41',
        'import unittest\nclass TestAnswer(unittest.TestCase):\n  def test_answer(self): self.assertEqual(main.answer(), 42)',
      ),
    ],
  },
  {
    name: 'an answer has a largest size',
    mutations: mutate('harness-frames', 'if (bytes.length > limitBytes) throw new ReportTooLong();'),
    detectedBy: [
      judged(
        'an answer that is too large',
        'def answer(): return "x" * 20_000_000',
        'def test_answer(): assert len(main.answer()) == 20_000_000',
      ),
    ],
  },
  {
    name: 'a fault is marked in the program`s own files only',
    mutations: mutate(
      'diagnostics',
      'if (!success || !files.some(({ name }) => name === data.file)) return [];',
      'if (!success) return [];',
    ),
    detectedBy: ['python: a fault that lies elsewhere'],
  },
  {
    name: 'an interpreter that breaks down is the program`s end, not the runner`s',
    mutations: mutate('python-runtime', 'if (!isBreakdown(stop)) throw stop;', 'throw stop;'),
    detectedBy: [
      python.capped(
        'a recursion inside of C',
        'import sys\nsys.setrecursionlimit(10 ** 7)\nclass A:\n    def __add__(s, o): return s + o\nA() + A()\nprint("SURVIVED")',
      ),
    ],
  },
]);
