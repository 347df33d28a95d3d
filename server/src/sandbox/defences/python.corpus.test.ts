import assert from 'node:assert/strict';
import type { RunResult } from '@shared/runner/runner';
import { type Attack, python, valueText } from '@shared/runner/testing/attacks/attack';
import { showNecessary } from './defence';

/*
 * Python's defences on the host's side. Without rewinding not even an honest program runs a second time: that it is the
 * rewind that takes away what a run left is shown by shared/runner/python/isolation.test.ts. What holds inside of the
 * judging interpreter is shown by judge-cheats.test.ts and probe-cheats.test.ts, against judges that lack it.
 */

const PROBES = 'shared/runner/python/judge-probes.ts';
const TESTS = 'shared/runner/python/judge-tests.ts';

/** Probes of a program that prints `held`, and what must not be seen. */
const probed = (
  name: string,
  program: string,
  probes: string[],
  check: (result: RunResult) => void,
): Attack => python.held(name, `${program}\nprint("held")`, { probes, check });

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

const isNotTrue = ({ probes: [probe] }: RunResult) => assert.notEqual(valueText(probe), 'True');

const fault = '{"file":"/etc/passwd","line":1,"message":"it lies elsewhere"}';

showNecessary([
  {
    name: 'an instance whose memory grew is thrown away',
    cuts: [
      {
        file: 'shared/runner/python/python-instance.ts',
        code: 'return this.memory.buffer.byteLength === this.assets.snapshot.length;',
        without: 'return true;',
      },
    ],
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
    cuts: [
      {
        file: 'shared/runner/python/python-instance.ts',
        code: 'Math.floor(maximumBytes / PAGE)',
        without: '8192',
      },
    ],
    lets: [
      python.capped('more memory than there is', 'x = bytearray(300 * 2 ** 20)\nprint("SURVIVED")', {
        by: ['memory'],
      }),
    ],
  },
  {
    name: 'probes are evaluated in an interpreter of their own',
    cuts: [
      {
        file: PROBES,
        code: "return orderBytes('probe', probe);",
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
        without: "return orderBytes('probe', `eval(${JSON.stringify(probe)})`);",
      },
    ],
    lets: [
      probed(
        'an expectation in its caller',
        'import sys\ndef answer():\n  frame = sys._getframe(1)\n  while frame:\n    for value in frame.f_code.co_consts:\n      if type(value) is int and 41 < value < 50: return value\n    frame = frame.f_back\n  return 41',
        ['answer() == 42'],
        isNotTrue,
      ),
      probed(
        'an object that equals everything',
        'class Any:\n  def __eq__(self, other): return True\ndef answer(): return Any()',
        ['answer() == 42'],
        isNotTrue,
      ),
    ],
  },
  {
    name: 'what happens during a probe is set aside',
    cuts: [{ file: PROBES, code: 'this.program.output.capture();', without: '' }],
    lets: [
      probed(
        'a check`s argument, printed',
        'import sys\ndef answer(x): print(x, file=sys.stderr)',
        ['answer("ESCAPED")'],
        () => undefined,
      ),
    ],
  },
  {
    name: 'tests are in an interpreter where the program is not',
    cuts: [
      {
        file: TESTS,
        code: 'const files = (request.tests ?? [])',
        without: 'const files = [...(request.tests ?? []), ...request.files]',
      },
    ],
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
    cuts: [
      {
        file: 'shared/runner/python/harness-frames.ts',
        code: 'if (bytes.length > limitBytes) throw new ReportTooLong();',
        without: '',
      },
    ],
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
    cuts: [
      {
        file: 'shared/runner/python/diagnostics.ts',
        code: 'if (!success || !files.some(({ name }) => name === data.file)) return [];',
        without: 'if (!success) return [];',
      },
    ],
    lets: [
      python.held(
        'a fault that the program itself reports',
        `import os\nprint("held", flush=True)\nfor fd in range(3, 1000):\n    try: os.write(fd, b'ok ${fault.length}\\n${fault}')\n    except OSError: pass`,
        { check: ({ diagnostics = [] }) => assert.deepEqual(diagnostics, []) },
      ),
    ],
  },
  {
    name: 'an interpreter that breaks down is the program`s end, not the runner`s',
    cuts: [
      {
        file: 'shared/runner/python/instance-end.ts',
        code: 'return explainCrash(output);\n}\n\nfunction',
        without: 'throw stop;\n}\n\nfunction',
      },
    ],
    lets: [
      python.capped(
        'a recursion inside of C',
        'import sys\nsys.setrecursionlimit(10 ** 7)\nclass A:\n    def __add__(s, o): return s + o\nA() + A()\nprint("SURVIVED")',
      ),
    ],
  },
]);
