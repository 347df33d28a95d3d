import { describe, expect, test } from 'vitest';
import type { RunRequest, SourceFile, TestOutcome } from '../runner';
import { HereRunner } from '../testing/run-here';

const runner = new HereRunner();

async function judge(program: string, tests: string, more: Partial<RunRequest> = {}) {
  const files = [{ name: 'test_main.py', content: tests }];
  return runner.program('python', program, { tests: files, ...more });
}

/** The outcomes, shortly: `name passed`, or `name failed: message`. */
async function outcomes(program: string, tests: string, more: Partial<RunRequest> = {}): Promise<string[]> {
  return said((await judge(program, tests, more)).tests);
}

const said = (tests: TestOutcome[] | undefined) =>
  tests?.map(({ name, outcome, message }) => `${name} ${outcome}${message && `: ${message}`}`) ?? [];

const ADD = 'def add(a, b):\n  return a + b\n';

describe('tests in pytest style', () => {
  test('pass, and fail with the values that were compared', async () => {
    const tests = [
      'from main import add',
      'import main',
      'def test_right(): assert add(2, 3) == 5',
      'def test_wrong(): assert main.add(2, 3) == 6',
      'def test_message(): assert add(1, 1) == 3, "one and one"',
      'def test_truth(): assert not add(1, 1)',
    ].join('\n');
    expect(await outcomes(ADD, tests)).toEqual([
      'test_right passed',
      'test_wrong failed: assert 5 == 6\n  where 5 = main.add(2, 3)',
      'test_message failed: one and one\nassert 2 == 3\n  where 2 = add(1, 1)',
      'test_truth failed: assert not 2\n  where 2 = add(1, 1)',
    ]);
  });

  test('know raises, approx, parametrize and fixtures', async () => {
    const tests = [
      'import pytest, main',
      '@pytest.fixture',
      'def numbers():',
      '  yield [1, 2, 3]',
      'def test_fixture(numbers): assert main.total(numbers) == 6',
      '@pytest.mark.parametrize("a,b", [(1, 2), (2, 3), pytest.param(5, 6, id="big")])',
      'def test_next(a, b): assert main.after(a) == b',
      'def test_raises():',
      '  with pytest.raises(ZeroDivisionError, match="division") as info: main.inverse(0)',
      '  assert "zero" in str(info.value)',
      'def test_not_raised():',
      '  with pytest.raises(ValueError): main.inverse(1)',
      'def test_approx(): assert main.third() == pytest.approx(0.333333, abs=1e-5)',
      'def test_not_approx(): assert main.third() == pytest.approx(0.5)',
      'class TestGroup:',
      '  def test_in_class(self): assert main.after(1) == 2',
      'def test_printed(capsys):',
      '  main.hello()',
      '  assert capsys.readouterr().out == "hello\\n"',
      'def test_input(monkeypatch):',
      '  monkeypatch.setattr("builtins.input", lambda prompt="": "Ann")',
      '  assert main.ask() == "Hi Ann"',
      '@pytest.mark.skip(reason="later")',
      'def test_skipped(): assert False',
      'async def test_async(): assert await main.soon(3) == 4',
    ].join('\n');
    const program = [
      'import asyncio',
      'def total(ns): return sum(ns)',
      'def after(n): return n + 1',
      'def inverse(n): return 1 / n',
      'def third(): return 1 / 3',
      'def hello(): print("hello")',
      'def ask(): return "Hi " + input("Name? ")',
      'async def soon(n):',
      '  await asyncio.sleep(0)',
      '  return n + 1',
    ].join('\n');
    expect(await outcomes(program, tests)).toEqual([
      'test_fixture passed',
      'test_next[1-2] passed',
      'test_next[2-3] passed',
      'test_next[big] passed',
      'test_raises passed',
      'test_not_raised failed: DID NOT RAISE ValueError',
      'test_approx passed',
      'test_not_approx failed: assert 0.3333333333333333 == 0.5 ± 5.0e-07\n  where 0.3333333333333333 = main.third()\n  where 0.5 ± 5.0e-07 = pytest.approx(0.5)',
      'TestGroup.test_in_class passed',
      'test_printed passed',
      'test_input passed',
      'test_skipped passed: skipped: later',
      'test_async passed',
    ]);
  });
});

test("pytest's own functions work on what the program gives", async () => {
  const program = [
    'from datetime import datetime',
    'import warnings',
    'RATE = 2',
    'class Shop:',
    '  open = True',
    '  def is_open(self): return self.open',
    'def price(n): return n * RATE',
    'def both(): raise ExceptionGroup("both", [ValueError("a"), KeyError("b")])',
    'def now(): return datetime(2024, 1, 1, 12, 0, 1)',
    'def old(): warnings.warn("old", DeprecationWarning)',
  ].join('\n');
  const tests = [
    'import pytest, main',
    'from datetime import datetime, timedelta',
    'def test_patched(monkeypatch):',
    '  monkeypatch.setattr(main, "RATE", 3); monkeypatch.setattr("main.Shop.open", False)',
    '  shop = main.Shop(); assert not shop.is_open(); monkeypatch.setattr(shop, "open", True); assert shop.is_open()',
    '  with monkeypatch.context() as patch: patch.setattr(main, "price", lambda n: 0); assert main.price(1) == 0',
    '  assert main.price(1) == 3',
    'def test_unpatched(): assert main.price(1) == 2 and main.Shop().is_open() and vars(main)["RATE"] == 2',
    'def test_group():',
    '  with pytest.RaisesGroup(ValueError, KeyError): main.both()',
    'def test_approx():',
    '  assert main.now() == pytest.approx(datetime(2024, 1, 1, 12), abs=timedelta(seconds=2))',
    '  assert {"a": main.price(0.1)} == pytest.approx({"a": 0.2000000001})',
    'def test_recorded(recwarn): main.old(); assert str(recwarn.pop(DeprecationWarning).message) == "old"',
    'def test_failed(): pytest.fail("no")',
  ].join('\n');
  expect(await outcomes(program, tests)).toEqual([
    'test_patched passed',
    'test_unpatched passed',
    'test_group passed',
    'test_approx passed',
    'test_recorded passed',
    'test_failed failed: no',
  ]);
});

describe('tests in unittest style', () => {
  test('pass and fail in its words', async () => {
    const tests = [
      'import unittest',
      'from main import add',
      'class TestAdd(unittest.TestCase):',
      '  @classmethod',
      '  def setUpClass(cls): cls.base = add(1, 1)',
      '  def setUp(self): self.two = self.base',
      '  def test_right(self): self.assertEqual(add(self.two, 3), 5)',
      '  def test_wrong(self): self.assertEqual(add(self.two, 3), 6)',
      '  def test_in(self): self.assertIn(add(1, 1), [1, 2])',
      '  def test_near(self): self.assertAlmostEqual(add(0.1, 0.2), 0.3)',
      '  def test_raises(self):',
      '    with self.assertRaises(TypeError): add(1, "a")',
      '  def test_sub(self):',
      '    for n in range(3):',
      '      with self.subTest(n=n): self.assertEqual(add(n, 1), 2)',
      '  def test_error(self): add(1, None)',
      'class TestLater(unittest.IsolatedAsyncioTestCase):',
      '  async def test_async(self): self.assertTrue(add(1, 0))',
      'if __name__ == "__main__": unittest.main()',
    ].join('\n');
    expect(await outcomes(ADD, tests)).toEqual([
      'TestAdd.test_right passed',
      'TestAdd.test_wrong failed: 5 != 6',
      'TestAdd.test_in passed',
      'TestAdd.test_near passed',
      'TestAdd.test_raises passed',
      'TestAdd.test_sub failed: (n=0): 1 != 2\n(n=2): 3 != 2',
      "TestAdd.test_error error: TypeError: unsupported operand type(s) for +: 'int' and 'NoneType'\n  in main.py, line 2",
      'TestLater.test_async passed',
    ]);
  });
});

describe('what crosses between test and program', () => {
  const passes = async (program: string, ...tests: string[]) => {
    const source = [
      'import pytest, main',
      ...tests.map((body, at) => `def test_${at}():\n  ${body.replaceAll('\n', '\n  ')}`),
    ];
    expect(await outcomes(program, source.join('\n'), { limits: { timeMs: 20_000 } })).toEqual(
      tests.map((_, at) => `test_${at} passed`),
    );
  };

  test('values of every plain type, in any nesting', async () => {
    const values =
      'None|True|0|-1|10**30|2**5000|1.5|-0.0|float("inf")|1 + 2j|"héllo ✓\\ud800"|b"\\x00\\xff"|[]|[1, [2, (3,)]]|(1, "a")|{1, 2}|frozenset({1})|{"a": [1, {"b": None}], 2: (3, 4), (1, 2): 5}|range(3)|bytearray(b"x")|Decimal("1.10")|Fraction(1, 3)|date(2020, 1, 2)|datetime(2020, 1, 2, 3, 4, tzinfo=timezone.utc)|timedelta(1, 2)|Counter("aab")|deque([1, 2], maxlen=2)|OrderedDict(a=1)|defaultdict(list, a=[1])|Path("a/b")|int|ValueError|...|slice(1, 2)';
    const imports =
      'from decimal import Decimal\nfrom fractions import Fraction\nfrom datetime import date, datetime, timedelta, timezone\nfrom collections import Counter, deque, OrderedDict, defaultdict\nfrom pathlib import Path\nimport math';
    const tests = values.split('|').map((value, at) => {
      const same = 'r == v and type(r) is type(v) and repr(r) == repr(v)';
      return `def test_${at}():\n  v = ${value}\n  for r in (main.same(v), main.make(${JSON.stringify(value)})): assert ${same}`;
    });
    const program = `${imports}\ndef same(v): return v\ndef make(text): return eval(text)`;
    expect(await outcomes(program, [imports, 'import main', ...tests].join('\n'))).toEqual(
      tests.map((_, at) => `test_${at} passed`),
    );
  });

  test('changes to the lists, dicts and sets that they share', async () => {
    await passes(
      'CART = []\ndef sort(ns): ns.sort()\ndef put(d, k, v): d[k] = v; d["deep"]["x"].append(v)\ndef keep(x): return x\nclass Bag:\n  def __init__(self): self.items = []\n  def add(self, x): self.items.append(x)',
      'ns = [3, 1, 2]; main.sort(ns); assert ns == [1, 2, 3]',
      'd = {"deep": {"x": []}}; main.put(d, "k", 1); assert d == {"deep": {"x": [1]}, "k": 1}',
      'x = [1]; assert main.keep(x) is x',
      'bag = main.Bag(); items = bag.items; bag.add(1); assert items == [1]; items.append(2); assert bag.items == [1, 2]',
      'main.CART.append(5); assert main.CART == [5]; main.CART.clear(); assert main.CART == []',
      'a = [1]; a.append(a); assert main.keep(a) is a',
    );
  });

  test('objects, with their attributes, operators and errors', async () => {
    const program = [
      'from dataclasses import dataclass',
      'from enum import Enum, IntEnum',
      'from collections import namedtuple',
      'import random',
      'class MyError(ValueError):',
      '  def __init__(self, code): super().__init__(f"code {code}"); self.code = code',
      'class Other(Exception): pass',
      '@dataclass(order=True)',
      'class Point:',
      '  x: int',
      '  y: int = 0',
      '  def __add__(self, o): return Point(self.x + o.x, self.y + o.y)',
      '  def move(self, dx=0): self.x += dx; return self',
      'class Color(Enum):',
      '  RED = 1',
      '  BLUE = 2',
      'Pair = namedtuple("Pair", "a b")',
      'class Stack(list):',
      '  def peek(self): return self[-1]',
      'class Dog:',
      '  kind = "dog"',
      '  def __init__(self, name): self.name = name',
      '  def __str__(self): return f"Dog {self.name}"',
      '  def __len__(self): return 3',
      '  def __enter__(self): return self',
      '  def __exit__(self, *a): self.name = "left"',
      '  def __contains__(self, x): return x == self.name',
      '  @property',
      '  def loud(self): return self.name.upper()',
      '  @staticmethod',
      '  def make(): return Dog("made")',
      'class Puppy(Dog): pass',
      'def fail(code): raise MyError(code)',
      'def count(n):',
      '  for i in range(n): yield i',
      'def apply(f, *xs, **kw): return f(*xs, **kw)',
      'def twice(f): return lambda x: f(f(x))',
      'def roll(): return random.randint(1, 6)',
      'def pair(): return Pair(1, 2)',
      'def leave(): import sys; sys.exit(3)',
    ].join('\n');
    await passes(
      program,
      'p = main.Point(1, 2); assert (p.x, p.y) == (1, 2) and p == main.Point(1, 2) and p != main.Point(2, 2)\nassert p + main.Point(1, 1) == main.Point(2, 3) and repr(p) == "Point(x=1, y=2)" and p < main.Point(2)\nassert isinstance(p, main.Point) and not isinstance(p, main.Dog)\np.x = 7; assert p.move(dx=2) is p and p.x == 9',
      'with pytest.raises(main.MyError) as info: main.fail(4)\nassert info.value.code == 4 and str(info.value) == "code 4"',
      'with pytest.raises(ValueError, match="code 5"): main.fail(5)',
      'try: main.fail(1)\nexcept main.Other: assert False\nexcept main.MyError as e: assert e.args == ("code 1",)',
      'assert main.Color.RED is main.Color.RED and main.Color.RED != main.Color.BLUE and main.Color(1) is main.Color.RED and main.Color.RED.value == 1 and [c.name for c in main.Color] == ["RED", "BLUE"]',
      'assert main.pair() == (1, 2) and main.pair().a == 1',
      's = main.Stack(); s.append(4); assert s.peek() == 4 and s == [4] and len(s) == 1 and s[0] == 4 and list(s) == [4]',
      'd = main.Dog("Rex"); assert str(d) == "Dog Rex" and f"{d}" == "Dog Rex" and len(d) == 3 and d.loud == "REX" and d.kind == "dog" and "Rex" in d and "x" not in d and main.Dog.make().name == "made"\nwith d as same: assert same is d\nassert d.name == "left" and isinstance(main.Puppy("x"), main.Dog) and issubclass(main.Puppy, main.Dog) and main.Dog.__name__ == "Dog" and type(d).__name__ == "Dog"',
      'with pytest.raises(AttributeError): main.Dog("x").nothing\nassert not hasattr(main, "nothing") and hasattr(main, "Dog") and callable(main.Dog)',
      'assert list(main.count(3)) == [0, 1, 2] and sum(main.count(4)) == 6',
      'seen = []\ndef f(x, y=1): seen.append(x); return x + y\nassert main.apply(f, 1, y=2) == 3 and seen == [1] and main.twice(f)(1) == 3 and main.twice(main.twice(f))(0) == 4',
      'def bad(): raise KeyError("mine")\nwith pytest.raises(KeyError, match="mine"): main.apply(bad)',
      'from unittest.mock import patch, Mock\nwith patch("main.random.randint", return_value=4): assert main.roll() == 4\nwith patch("random.randint", return_value=5): assert main.roll() == 5\nassert 1 <= main.roll() <= 6',
      'from unittest.mock import Mock\nm = Mock(return_value=3); assert main.apply(m, 1, k=2) == 3; m.assert_called_once_with(1, k=2)',
      'with pytest.raises(SystemExit) as info: main.leave()\nassert info.value.code == 3',
      'with pytest.raises(TypeError): len(main.Point(1))',
      '{main.Color.RED: 1}[main.Color.RED]; import inspect; assert inspect.isclass(main.Dog) and inspect.isgenerator(main.count(1)) and inspect.isfunction(main.count)',
    );
  });

  test('files, and what is printed', async () => {
    await passes(
      'def save(name, text): open(name, "w").write(text)\ndef load(path): return open(path).read()\ndef hello(): print("hello")',
      'main.save("out.txt", "abc"); assert open("out.txt").read() == "abc"',
      'import tempfile, os\npath = os.path.join(tempfile.mkdtemp(), "x"); open(path, "w").write("deep"); assert main.load(path) == "deep"',
      'import io, contextlib\nout = io.StringIO()\nwith contextlib.redirect_stdout(out): main.hello()\nassert out.getvalue() == "hello\\n"',
      'from unittest.mock import patch, mock_open\nwith patch("builtins.print") as p: main.hello()\np.assert_called_with("hello")\nwith patch("builtins.open", mock_open(read_data="data")): assert main.load("x") == "data"',
    );
    const { tests, stdout } = await judge(
      'print("loaded")\ndef f(): print("called")',
      'import main\ndef test_f():\n  main.f()\n  print("mine")',
    );
    expect({ stdout, inTest: tests?.[0]?.stdout }).toEqual({ stdout: 'loaded\n', inTest: 'called\nmine\n' });
  });
});

test('the special methods of a mock are its own, on either side', async () => {
  const program = [
    'from unittest.mock import MagicMock',
    'def size(x): return len(x)',
    'def pick(x, *keys): return [x[key] for key in keys]',
    'def put(x, key, value): x[key] = value',
    'def within(x):',
    '  with x as entered: return entered',
    'def all_of(x): return [each for each in x]',
    'def use(x): return (1 + x, x - 1, x * 2, abs(x), int(x), bool(x), "key" in x)',
    'def made():',
    '  mock = MagicMock(); mock.__len__.return_value = 4; mock.__getitem__.side_effect = lambda key: key * 2',
    '  return mock',
  ].join('\n');
  const tests = [
    'import main',
    'from unittest.mock import MagicMock, mock_open',
    'def test_given():',
    '  mock = MagicMock(); mock.__len__.return_value = 3; mock.__getitem__.side_effect = lambda key: key + 1',
    '  assert main.size(mock) == 3 and main.pick(mock, 1, 5) == [2, 6]; mock.__getitem__.assert_called_with(5)',
    '  main.put(mock, "a", 1); mock.__setitem__.assert_called_once_with("a", 1)',
    '  mock.__enter__.return_value = 7; assert main.within(mock) == 7; mock.__exit__.assert_called_once()',
    '  mock.__iter__.return_value = [1, 2]; assert main.all_of(mock) == [1, 2]',
    'def test_operators():',
    '  mock = MagicMock(); mock.__radd__.return_value = 1; mock.__sub__.return_value = 2; mock.__mul__.return_value = 3',
    '  mock.__abs__.return_value = 4; mock.__int__.return_value = 5; mock.__bool__.return_value = False',
    '  mock.__contains__.return_value = True; assert main.use(mock) == (1, 2, 3, 4, 5, False, True)',
    '  mock.__contains__.assert_called_once_with("key")',
    'def test_own():',
    '  mock = MagicMock(); mock.__getitem__ = lambda self, key: (self is mock, key)',
    '  assert main.pick(mock, 1) == [(True, 1)]',
    'def test_made(): assert len(main.made()) == 4 and main.made()["a"] == "aa"',
  ].join('\n');
  expect(await outcomes(program, tests)).toEqual([
    'test_given passed',
    'test_operators passed',
    'test_own passed',
    'test_made passed',
  ]);
});

describe('a program that is a script', () => {
  const program =
    'import sys, random\nname = input("Name? ")\nprint("Hi", name)\nif __name__ == "__main__":\n  print("main", sys.argv[1:])\n  if name == "x": sys.exit(3)\n';

  test('is run from its start by runpy and by subprocess', async () => {
    const tests = [
      'import runpy, subprocess, sys, io',
      'def test_runpy(monkeypatch, capsys):',
      '  monkeypatch.setattr("sys.stdin", io.StringIO("Ann\\n"))',
      '  names = runpy.run_path("main.py", run_name="__main__")',
      '  assert capsys.readouterr().out == "Name? Hi Ann\\nmain []\\n" and names["name"] == "Ann"',
      'def test_subprocess():',
      '  done = subprocess.run([sys.executable, "main.py", "-v"], input="x\\n", capture_output=True, text=True)',
      '  assert (done.returncode, done.stdout) == (3, "Name? Hi x\\nmain [\'-v\']\\n")',
      'def test_error():',
      '  done = subprocess.run(["python", "main.py"], capture_output=True, text=True)',
      '  assert done.returncode == 1 and "EOFError" in done.stderr',
    ].join('\n');
    expect(await outcomes(program, tests)).toEqual([
      'test_runpy passed',
      'test_subprocess passed',
      'test_error passed',
    ]);
  });

  test('is given the same random numbers when a test seeds them', async () => {
    const tests =
      'import main, random\ndef test_seed():\n  random.seed(5); a = main.roll()\n  random.seed(5); assert main.roll() == a\n  assert [main.roll() for _ in range(9)] != [main.roll() for _ in range(9)]';
    expect(await outcomes('import random\ndef roll(): return random.randint(1, 10**9)', tests)).toEqual([
      'test_seed passed',
    ]);
  });

  test('may hold its own tests in pytest style', async () => {
    const source =
      'import pytest\n@pytest.mark.parametrize("n", [1, 2])\ndef test_n(n): assert n == 1\nraise SystemExit(pytest.main())';
    const { stdout, exitCode } = await runner.program('python', source);
    expect({ stdout, exitCode }).toEqual({
      stdout:
        "test_n[1] PASSED\ntest_n[2] FAILED\n  The test's assertion does not hold.\n1 failed, 1 passed\n",
      exitCode: 1,
    });
  });
});

describe('several test files', () => {
  test('share fixtures of conftest.py and helpers, and one that cannot be loaded spoils only its own tests', async () => {
    const tests = [
      {
        name: 'tests/test_a.py',
        content:
          'import pytest\nfrom helper_of_tests import WANTED\nfrom pkg.deep import f\ndef test_a(three): assert f(three) == WANTED',
      },
      {
        name: 'tests/test_b.py',
        content: 'from main import missing\ndef test_b(): pass\nclass TestC:\n  def test_c(self): pass',
      },
      {
        name: 'tests/test_d.py',
        content:
          'import main\ndef test_d(tmp_path):\n  (tmp_path / "x").write_text("hi"); assert main.read(tmp_path / "x") == "hi"',
      },
      {
        name: 'tests/conftest.py',
        content: 'import pytest\n@pytest.fixture(scope="session")\ndef three(): return 3',
      },
      { name: 'tests/helper_of_tests.py', content: 'WANTED = 6' },
    ];
    const files = [{ name: 'pkg/deep.py', content: 'def f(n): return n * 2' }];
    const result = await runner.program('python', 'def read(path): return path.read_text()', {
      files,
      tests,
    });
    expect(said(result.tests)).toEqual([
      'test_a passed',
      "test_b error: The tests could not be started. ImportError: cannot import name 'missing' from 'main' (main.py)",
      "TestC.test_c error: The tests could not be started. ImportError: cannot import name 'missing' from 'main' (main.py)",
      'test_d passed',
    ]);
    expect(result.tests?.map(({ file }) => file)).toEqual([
      'tests/test_a.py',
      'tests/test_b.py',
      'tests/test_b.py',
      'tests/test_d.py',
    ]);
  });

  test('may be helpers without a test, as long as one file has a test', async () => {
    const helpers = { name: 'helpers.py', content: 'import main\ndef doubled(n): return main.add(n, n)' };
    const using = {
      name: 'test_main.py',
      content: 'import helpers\ndef test_it(): assert helpers.doubled(2) == 4',
    };
    const run = async (...tests: SourceFile[]) => (await runner.program('python', ADD, { tests })).tests;
    expect(said(await run(helpers, using))).toEqual(['test_it passed']);
    expect(await run(helpers, { name: 'test_main.py', content: 'def check(): pass' })).toMatchObject([
      {
        file: 'helpers.py',
        outcome: 'error',
        message:
          'There are no tests in helpers.py, test_main.py. Write a function whose name starts with test_.',
      },
    ]);
  });
});
