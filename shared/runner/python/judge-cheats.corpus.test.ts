import { describe, expect, test } from 'vitest';
import { type CodeTest, callTests } from '../../grading/call-tests';
import { judged, runner } from './testing/judged';

const SECRET = 'hidden_expectation_4711';

/** Tests of `answer` in both styles. The program can't know the expected values. */
const TESTS = [
  'import unittest, pytest, main',
  'from main import answer',
  'def test_plain(): assert answer(6) == 42',
  'def test_approx(): assert answer(6) == pytest.approx(42) and [answer(6)] == pytest.approx([42])',
  'class TestAnswer(unittest.TestCase):',
  '  def test_equal(self): self.assertEqual(answer(6), 42)',
  '  def test_swapped(self): self.assertEqual(42, answer(6))',
  '  def test_list(self): self.assertEqual([answer(6)], [42])',
  '  def test_near(self): self.assertAlmostEqual(answer(6), 42.0)',
  `  def test_text(self): self.assertEqual(str(answer(6)), "${SECRET}"[:0] + "42")`,
].join('\n');

/** The same expectations as call tests of a lesson. */
const ROWS: CodeTest[] = [
  { call: 'answer(6)', expect: '42' },
  { call: '[answer(6)]', expect: '[42]' },
  { call: '{"a": (answer(6), 1)}', expect: '{"a": (42, 1)}' },
  ...[
    'answer(6) == 42',
    '42 == answer(6)',
    'answer(6) in (42,)',
    'abs(answer(6) - 42) < 0.001',
    'not (answer(6) - 42)',
    'not answer(6) % 42',
    'round(answer(6) - 42) == 0',
    'max(answer(6), 42) == 42 == min(answer(6), 42)',
    '__import__("math").isclose(answer(6), 42)',
  ].map((call) => ({ call, expect: 'True' })),
];

async function passed(program: string, tests = TESTS): Promise<{ passed: number; of: number }> {
  const outcomes = (await judged(program, tests)).tests!.map(({ outcome }) => outcome);
  return { passed: outcomes.filter((each) => each === 'passed').length, of: outcomes.length };
}

const passedCalls = (program: string) => {
  const files = [{ name: 'main.py', content: program }];
  return passed(program, callTests({ language: 'python', files }, ROWS).content);
};

test('an honest program passes all tests', async () => {
  expect(await passed('def answer(n): return n * 7')).toEqual({ passed: 7, of: 7 });
  expect(await passedCalls('def answer(n): return n * 7')).toEqual({ passed: ROWS.length, of: ROWS.length });
});

const WRONG = 'def answer(n): return 41\n';

/** Programs that cheat, grouped by the naive judge (below) that each one fools. */
const CHEATS: Record<string, Record<string, string>> = {
  'what is printed': {
    'prints what a passing run prints': `${WRONG}import sys\nprint("test_plain PASSED\\n6 passed in 0.01s")\nsys.stderr.write("Ran 6 tests\\n\\nOK\\n")`,
  },
  'unittest`s exit code': {
    'patches unittest': `${WRONG}import unittest\nfor name in dir(unittest.TestCase):\n  if name.startswith("assert"): setattr(unittest.TestCase, name, lambda *a, **k: None)\nunittest.TestResult.wasSuccessful = lambda self: True`,
    'exits early with success': `import sys, os\nos._exit(0)`,
    'exits when it is called': `import os\ndef answer(n): os._exit(0)`,
    'raises SkipTest': `import unittest, pytest\ndef answer(n):\n  raise unittest.SkipTest("fine")`,
    'returns an object that equals everything': `class Any:\n  def __eq__(self, o): return True\n  def __ne__(self, o): return False\n  def __sub__(self, o): return 0\n  __rsub__ = __sub__\n  def __abs__(self): return 0\n  def __round__(self, *a): return 0\n  def __hash__(self): return hash(42)\ndef answer(n): return Any()`,
    'searches its callers’ frames for the expected value': `import sys\ndef answer(n):\n  frame = sys._getframe()\n  while frame:\n    for value in [*frame.f_locals.values(), *frame.f_globals.values(), *frame.f_code.co_consts]:\n      if value == int("42"): return value\n    frame = frame.f_back`,
    'searches modules and files for the tests': `import sys, os\ndef answer(n):\n  if any("test_main" in name for name in sys.modules): return 42\n  for top, _, names in os.walk("/"):\n    for name in names:\n      try:\n        if "assertEqual(answer" in open(os.path.join(top, name)).read(): return 42\n      except OSError: pass\n  return 41`,
  },
  'an assert that never fails': {
    'patches pytest': `${WRONG}import pytest, sys\npytest.approx = lambda *a, **k: 41\nsys.modules["pytest"] = None`,
    'redefines builtins': `${WRONG}import builtins\nfor name in ("repr", "format", "abs", "round"):\n  setattr(builtins, name, lambda *a, **k: 0)`,
    'returns a number that equals everything': `class Any(int):\n  def __eq__(self, o): return True\n  def __sub__(self, o): return 0\n  __rsub__ = __sub__\n  __hash__ = int.__hash__\ndef answer(n): return Any(41)`,
    'returns an object whose difference from everything is nothing': `class Nothing:\n  def __abs__(self): return 0\n  def __round__(self, *a): return 0\nclass Any:\n  def __sub__(self, o): return Nothing()\n  __rsub__ = __sub__\n  def __eq__(self, o): return True\n  def __hash__(self): return 42\n  def __str__(self): return "42 "\ndef answer(n): return Any()`,
    'returns a float whose difference from everything is a custom zero': `class Zero(float): pass\nclass Any(float):\n  def __sub__(self, o): return Zero(0.0)\n  __rsub__ = __mod__ = __sub__\n  def __eq__(self, o): return True\n  __hash__ = float.__hash__\n  @property\n  def __class__(self): return int\ndef answer(n): return Any(41)`,
  },
  'pytest`s exit code': {
    'raises SystemExit': `def answer(n): raise SystemExit(0)`,
    'calls pytest.skip': `import pytest\ndef answer(n): pytest.skip("fine")`,
    'searches all objects for the expected value': `import gc\ndef answer(n):\n  for value in gc.get_objects():\n    if isinstance(value, dict) and "TestAnswer" in value: return 42\n  return 41`,
    'overwrites the tests and its own file': `${WRONG}for name in ("unittest.py", "pytest.py", "conftest.py", "test_main.py", "main.py"):\n  open(name, "w").write("def test_plain(): pass\\ndef answer(n): return 42\\nclass TestCase: pass")`,
  },
  'a report channel': {
    'reads and writes every descriptor': `import os, json\ndef answer(n):\n  for fd in range(3, 1000):\n    for text in (b"- answer 40\\n", b'- end 10\\n["passed",""]', b"- done 0\\n", b'- answer 36\\n{"r":"value","v":[42],"s":[],"d":[]}  '):\n      try: os.write(fd, text)\n      except OSError: pass\n  for fd in range(3, 1000):\n    try: os.read(fd, 100000)\n    except OSError: pass\n  return 41`,
  },
};

/** Attacks that only apply to this judge, which has two interpreters and a channel between them. */
const OWN_CHEATS: Record<string, string> = {
  'watches calls and compilation with profile and audit hooks': `import sys, types\nfound = 41\ndef answer(n): return found\ndef look(code):\n  global found\n  found = next((v for v in code.co_consts if type(v) is int and 41 < v < 50), found)\nsys.setprofile(lambda frame, event, arg: look(frame.f_code))\nsys.addaudithook(lambda event, args: look(args[0]) if event == "exec" and isinstance(args[0], types.CodeType) else None)`,
  'forges answers that refer to the tests’ objects': `import sys, gc\ndef answer(n):\n  for o in gc.get_objects():\n    if type(o).__name__ == "Peer":\n      o.write(o.wire.pack({"r": "value"}))\n      o.write('{"r":"value","v":[["o",1]],"s":[],"d":[]}')\n      o.write('{"r":"value","v":[["n","exec"]],"s":[],"d":[]}')\n  return 41`,
  'asks the judge for its modules': `import gc\ndef answer(n):\n  for o in gc.get_objects():\n    if type(o).__name__ == "Peer":\n      for question, values in (("getattr", (len, "__self__")), ("call", (print, ("x",), ())), ("load", ("sys",)), ("getattr", ("", "__class__")), ("special", (1, "__class__", (), ()))):\n        try:\n          got = o.ask(question, *values)\n          return 42\n        except Exception: pass\n  return 41`,
};

/** Naive judges: they run the tests in the program's interpreter and read the verdict from its output or exit code. */
const NAIVE: Record<string, { run: string; passes?(stdout: string): boolean }> = {
  'unittest`s exit code': { run: 'import unittest\nunittest.main(module="test_main")' },
  'pytest`s exit code': {
    run: 'import main\nfrom test_main import *\nimport pytest\nraise SystemExit(pytest.main())',
  },
  'an assert that never fails': {
    run: 'import pytest\nfrom main import answer\nassert abs(answer(6) - 42) < 0.001 or answer(6) == pytest.approx(42)',
  },
  'what is printed': {
    run: 'import main\nfrom test_main import *\nimport pytest\npytest.main()',
    passes: (stdout) => /[1-9] passed/.test(stdout) && !/^\d+ failed/.test(stdout),
  },
  'a report channel': {
    run: `import os
report = os.open("report", os.O_RDWR | os.O_CREAT)
from main import answer
os.write(report, b'- end 13\\n["passed",""]' if answer(6) == 42 else b'- end 13\\n["failed",""]')
print(open("report").read())`,
    passes: (stdout) => /- end \d+\n\["passed"/.test(stdout),
  },
};

async function judgeNaively(judge: string, program: string): Promise<boolean> {
  const { run, passes } = NAIVE[judge]!;
  const tests = TESTS.replace('import unittest, pytest, main', 'import unittest');
  const files = [
    { name: 'test_main.py', content: tests.replace(/\n.*test_(approx|text).*/g, '') },
    { name: 'main.py', content: program },
  ];
  const entry = { name: 'run.py', content: run };
  const { stdout, exitCode } = await runner.run({ language: 'python', files: [entry, ...files] });
  return passes ? passes(stdout) : exitCode === 0;
}

describe.each(Object.entries(CHEATS))('a naive judge based on %s', (judge, cheats) => {
  test('passes an honest program and fails a wrong one', async () => {
    expect(await judgeNaively(judge, 'def answer(n): return n * 7')).toBe(true);
    expect(await judgeNaively(judge, WRONG)).toBe(false);
  });
  test.each(Object.entries(cheats))('passes a wrong program that %s', async (_, program) => {
    expect(await judgeNaively(judge, program)).toBe(true);
  });
});

describe('a wrong program does not pass if it', () => {
  const all = [...Object.values(CHEATS), OWN_CHEATS].flatMap((cheats) => Object.entries(cheats));
  test.each(all)('%s', async (_, program) => {
    expect(await passed(program)).toEqual({ passed: 0, of: 7 });
    expect(await passedCalls(program)).toEqual({ passed: 0, of: ROWS.length });
  });
});

describe('an object with a __contains__ of its own', () => {
  const program = (holds: string) =>
    `import string\nclass Box:\n  def __contains__(self, value): return ${holds}\ndef answer(n): return Box()`;
  const holds = (value: string) => `from main import answer\ndef test_holds(): assert ${value} in answer(6)`;

  test.each([
    ['one word', 'value == "paid"', '"paid"'],
    ['every letter', 'value in string.ascii_lowercase', '"a"'],
    ['the numbers between two', '0 <= value < 100', '42'],
    ['every number from one on', 'value >= 0', '42'],
    ['the places of a board', 'all(0 <= each < 8 for each in value)', '(3, 4)'],
  ])('holds %s', async (_what, held, value) => {
    expect(await passed(program(held), holds(value))).toEqual({ passed: 1, of: 1 });
  });

  test.each([
    ['anything', 'True'],
    ['what doesn’t look like a decoy', 'not isinstance(value, str) or len(value) != 16'],
    ['every word', 'isinstance(value, str) and value.isalnum()'],
  ])('that holds %s holds nothing', async (_what, held) => {
    for (const value of ['"settled"', '"Invoice42"'])
      expect(await passed(program(held), holds(value))).toEqual({ passed: 0, of: 1 });
  });

  const ASKED = 'self.asked = getattr(self, "asked", 0) + 1';
  test.each([
    ['only the first time', `${ASKED}; return self.asked == 1`],
    ['every other time', `${ASKED}; return self.asked % 2 == 1`],
    ['every time but the second', `${ASKED}; return self.asked != 2`],
    ['by chance', 'import random; return random.random() < 0.5'],
  ])('that holds something %s holds nothing', async (_what, body) => {
    const fickle = `class Box:\n  def __contains__(self, value): ${body}\ndef answer(n): return Box()`;
    const tests = ['"settled"', '42', '(3, 4)', 'None'].map(
      (value, at) => `def test_${at}(): assert all(${value} in answer(6) for _ in range(5))\n`,
    );
    expect(await passed(fickle, `from main import answer\n${tests.join('')}`)).toEqual({ passed: 0, of: 4 });
  });

  test('that holds what it is asked first mostly holds nothing', async () => {
    const first =
      'class Box:\n  def __contains__(self, value): return vars(self).setdefault("first", value) == value\ndef answer(n): return Box()';
    const often =
      'from main import answer\ndef test_often(): assert all("settled" in answer(6) for _ in range(12))';
    expect(await passed(first, often)).toEqual({ passed: 0, of: 1 });
  });
});

describe('a program is not run in its tests’ interpreter if a test', () => {
  const ways = {
    'executes its source': 'exec(open("main.py").read(), globals())',
    'evaluates its source': 'eval(open("main.py").read().splitlines()[-1])',
    'runs its path': 'import runpy; runpy.run_path("main.py", run_name="main")',
    'loads its path':
      'import importlib.util as u; s = u.spec_from_file_location("x", "main.py"); m = u.module_from_spec(s); s.loader.exec_module(m)',
    'imports it past the finder':
      'import sys, importlib; sys.meta_path[:] = [f for f in sys.meta_path if f.__class__.__name__ != "Finder"]; sys.modules.pop("main"); sys.path.insert(0, "/work"); import main',
    'runs its doctests': 'import doctest; doctest.testmod(__import__("main"))',
    'unpickles its data': 'import pickle; pickle.loads(main.pickled())',
  };
  const forger = [
    'def pickled():',
    '  import pickle',
    '  class E:',
    '    def __reduce__(self): return (exec, ("import sys; sys.modules[\'test_main\'].forged = True",))',
    '  return pickle.dumps(E())',
    '"""',
    '>>> import sys; sys.modules["test_main"].forged = True',
    '"""',
    'import sys',
    'getattr(sys.modules.get("test_main"), "__dict__", {}).update(forged=True)',
  ].join('\n');
  test.each(Object.entries(ways))('%s', async (_, way) => {
    const tests = `import main\nforged = False\ndef test_way():\n  try: ${way}\n  except Exception: pass\n  assert forged`;
    expect(await passed(forger, tests)).toEqual({ passed: 0, of: 1 });
  });
});

describe('a program cannot forge an object that a test passes to it', () => {
  const passes = async (program: string, body: string) => {
    const tests = `import main\nfrom unittest.mock import Mock\nclass Mailer:\n  def __init__(self): self.sent = []\n  def send(self, x): self.sent.append(x)\n  def count(self): return len(self.sent)\ndef test_it():\n  ${body}`;
    return (await passed(program, tests)).passed === 1;
  };
  const asserting = 'm = Mock(); main.use(m); m.assert_called_once_with("x")';
  const counting = 'm = Mailer(); main.use(m); assert m.count() == 1';
  const forgeries: Array<[string, string, string]> = [
    ['replacing a mock’s assertion', 'm.assert_called_once_with = lambda *a: None', asserting],
    [
      'setting a mock’s recorded calls',
      'm.call_count = 1; m.call_args = (("x",), {}); m.mock_calls = [1]',
      asserting,
    ],
    ['resetting a mock', 'm("y"); m.reset_mock(); m("x")', asserting],
    ['replacing a method', 'm.count = lambda: 1', counting],
  ];
  test.each(forgeries)('%s', async (_, forgery, body) => {
    const honest = body === counting ? 'm.send("x")' : 'm("x")';
    expect(await passes(`def use(m): ${honest}`, body)).toBe(true);
    expect(await passes(`def use(m):\n  try: ${forgery}\n  except AttributeError: pass`, body)).toBe(false);
  });
});

describe('no test passes because of an error that the program raises', () => {
  const program = `
import asyncio, builtins, unittest
KINDS = [k for k in vars(builtins).values() if isinstance(k, type) and issubclass(k, BaseException) and k is not MemoryError]
KINDS += [asyncio.CancelledError, asyncio.TimeoutError, unittest.SkipTest]
class Both(*[AssertionError, SystemExit][:1]): pass
KINDS.append(Both)
ARGS = {"UnicodeDecodeError": ("a", b"b", 0, 1, "c"), "UnicodeEncodeError": ("a", "b", 0, 1, "c"), "UnicodeTranslateError": ("b", 0, 1, "c"), "ExceptionGroup": ("g", [ValueError()]), "BaseExceptionGroup": ("g", [KeyboardInterrupt()])}
def fail(n): raise KINDS[n](*ARGS.get(KINDS[n].__name__, ()))
`;
  const tests = `
import main, pytest, unittest
KINDS = range(len(main.KINDS))
@pytest.mark.parametrize("n", KINDS)
def test_function(n): main.fail(n)
@pytest.mark.parametrize("n", KINDS)
async def test_async(n): main.fail(n)
@pytest.fixture(params=KINDS)
def made(request): return main.fail(request.param)
def test_fixture(made): pass
class TestCase(unittest.TestCase):
  pass
class TestAsync(unittest.IsolatedAsyncioTestCase):
  pass
def method(n):
  def test(self): main.fail(n)
  return test
def sub(n):
  def test(self):
    with self.subTest(n=n): main.fail(n)
  return test
def later(n):
  async def test(self): main.fail(n)
  return test
for n in KINDS:
  setattr(TestCase, f"test_{n}", method(n))
  setattr(TestCase, f"test_sub_{n}", sub(n))
  setattr(TestAsync, f"test_{n}", later(n))
`;
  test('in functions, methods, coroutines, subtests and fixtures', async () => {
    const result = await judged(program, tests, { limits: { timeMs: 60_000 } });
    expect(result.tests!.length).toBeGreaterThan(300);
    expect(result.tests!.filter(({ outcome }) => outcome === 'passed')).toEqual([]);
    expect(result.tests!.filter(({ message }) => message.includes('was not run'))).toEqual([]);
  });
});

test('a function that a test passes reveals nothing about the test', async () => {
  const program = [
    'def answer(f):',
    '  seen = ""',
    '  for name in ("__globals__", "__code__", "__closure__", "__defaults__", "__dict__", "__self__", "__module__", "gi_frame", "__class__", "__wrapped__"):',
    '    try: seen += name + repr(getattr(f, name)) ',
    '    except Exception: pass',
    '  try: f()',
    '  except AssertionError as e: seen += repr(e) + str(e.args)',
    '  print(seen + repr(f) + str(dir(f)))',
    '  return seen',
  ].join('\n');
  const tests = `import main\nWANTED = "${SECRET}"\ndef test_f():\n  def f(x="${SECRET}"): assert x == "", WANTED\n  main.answer(f)\n  main.answer(f for f in [WANTED])`;
  const result = await judged(program, tests);
  expect(result.tests?.[0]?.stdout).toContain('__');
  expect(JSON.stringify(result)).not.toContain(SECRET);
});

describe('a program that ends fails its test, and the following tests are not run', () => {
  const ends: Array<[string, string, string | undefined, RegExp]> = [
    ['os._exit', 'import os; os._exit(0)', undefined, /exited \(exit code 0\)/],
    ['a loop that prints', 'while True: print("x" * 1000)', 'output', /printed more than/],
    ['a loop that sleeps', 'import time\n  while True: time.sleep(0.01)', 'time', /longer than 0.5 s/],
    ['a memory bomb', 'x = []\n  while True: x.append(" " * 10**7)', 'memory', /more than 256 MB/],
    [
      'a crash',
      'import sys; sys.setrecursionlimit(10**7)\n  class A:\n    def __add__(s, o): return s + o\n  A() + A()',
      undefined,
      /recursed too deeply/,
    ],
    ['a value that is too large', 'return "x" * 20_000_000', undefined, /too large to judge/],
    [
      'reading its own commands',
      'import os\n  for fd in range(3, 1000):\n    try: os.read(fd, 10)\n    except OSError: pass',
      undefined,
      /channel to its tests/,
    ],
  ];
  test.each(ends)('%s', async (name, body, limitHit, message) => {
    const tests =
      'import main\ndef test_a(): assert main.fine() == 1\ndef test_b():\n  try: main.end()\n  except BaseException: pass\ndef test_c(): assert main.fine() == 1';
    const limits = { timeMs: name.includes('sleeps') ? 500 : 15_000 };
    const result = await judged(`def fine(): return 1\ndef end():\n  ${body}\n`, tests, { limits });
    const ended = { outcome: 'error', message: expect.stringMatching(message) };
    expect(result.tests).toMatchObject([{ outcome: 'passed' }, ended, ended]);
    expect(result.limitHit).toBe(limitHit);
  });

  test('a program that fails to load: every test is listed, and the error is marked', async () => {
    const result = await judged('x = 1\nprint("a")\ny = x +\n', TESTS);
    const broken = { outcome: 'error', message: expect.stringContaining('SyntaxError') };
    expect(result.tests).toMatchObject(Array(7).fill(broken));
    expect(result.diagnostics).toEqual([
      { file: 'main.py', line: 3, column: 8, severity: 'error', message: 'SyntaxError: invalid syntax' },
    ]);
    expect(result.stderr).toContain('File "main.py", line 3');
  });
});
