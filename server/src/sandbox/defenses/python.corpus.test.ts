import assert from 'node:assert/strict';
import { type Attack, python } from '@shared/runner/testing/attacks/attack';
import { expectMutantsKilled } from './defense';

/*
 * Python's defenses on the host's side. Without rewinding, no program would run a second time at all, so
 * shared/runner/python/isolation.corpus.test.ts tests that the rewind removes what a run left behind. The defenses inside
 * the judging interpreter are tested by judge-cheats.corpus.test.ts, against judges without them.
 */

/** The code of a defense in a file of shared/runner/python/. */
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
    name: 'an instance whose memory has grown is discarded',
    mutations: mutate(
      'python-instance',
      'return this.memory.buffer.byteLength === this.assets.snapshot.length;',
      'return true;',
    ),
    detectedBy: [
      python.capped('memory that the next learner needs', 'x = []\nwhile True: x.append(" " * 10 ** 7)', {
        by: ['memory'],
        next: 'x = " " * 150_000_000\nprint("held")',
        limits: { timeMs: 20_000 },
      }),
    ],
  },
  {
    name: 'memory can’t grow beyond the limit',
    // A higher limit instead of none, to protect this machine.
    mutations: mutate('python-instance', 'Math.floor(maximumBytes / PAGE)', '8192'),
    detectedBy: [
      python.capped('more memory than the limit', 'x = bytearray(300 * 2 ** 20)\nprint("SURVIVED")', {
        by: ['memory'],
      }),
    ],
  },
  {
    name: 'output during a test is captured',
    mutations: mutate('judge-tests', 'output.capture();'),
    detectedBy: [
      python.held(
        'printing a test’s argument',
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
    name: 'tests run in a separate interpreter',
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
    name: 'the size of an answer is limited',
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
    name: 'errors are only marked in the program’s own files',
    mutations: mutate(
      'diagnostics',
      'if (!success || !files.some(({ name }) => name === data.file)) return [];',
      'if (!success) return [];',
    ),
    detectedBy: ['python: an error reported in another file'],
  },
  {
    name: 'a crash of the interpreter is the program’s error, not the runner’s',
    mutations: mutate('python-runtime', 'if (!isInterpreterCrash(stop)) throw stop;', 'throw stop;'),
    detectedBy: [
      python.capped(
        'recursion in C code',
        'import sys\nsys.setrecursionlimit(10 ** 7)\nclass A:\n    def __add__(s, o): return s + o\nA() + A()\nprint("SURVIVED")',
      ),
    ],
  },
]);
