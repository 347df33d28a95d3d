import { describe, expect, test } from 'vitest';
import type { SourceFile } from '../runner';
import { ends, judged, passes, python } from './testing/judged';

const PROGRAM = `
import asyncio, warnings
from datetime import datetime
RATE = 2
class Shop:
  open = True
  def is_open(self): return self.open
def add(a, b):
  return a + b
def price(n): return n * RATE
def inverse(n): return 1 / n
def hello(): print("hello")
def ask(): return "Hi " + input("Name? ")
async def soon(n): await asyncio.sleep(0); return n + 1
def both(): raise ExceptionGroup("both", [ValueError("a"), KeyError("b")])
def now(): return datetime(2024, 1, 1, 12, 0, 1)
def old(): warnings.warn("old", DeprecationWarning)
`;

test('pytest tests pass, or fail with the compared values in their message', async () => {
  const tests = `
import pytest, main
from main import add
from datetime import datetime, timedelta
def test_right(): assert add(2, 3) == 5
def test_wrong(): assert main.add(2, 3) == 6
def test_message(): assert add(1, 1) == 3, "one and one"
def test_truth(): assert not add(1, 1)
@pytest.fixture
def numbers(): yield [1, 2, 3]
def test_fixture(numbers): assert main.price(numbers) == [1, 2, 3, 1, 2, 3]
@pytest.mark.parametrize("a,b", [(1, 2), (2, 4), pytest.param(5, 6, id="big")])
def test_price(a, b): assert main.price(a) == b
def test_raises():
  with pytest.raises(ZeroDivisionError, match="division") as info: main.inverse(0)
  assert "zero" in str(info.value)
def test_not_raised():
  with pytest.raises(ValueError): main.inverse(1)
def test_approx():
  assert main.inverse(3) == pytest.approx(0.333333, abs=1e-5)
  assert main.now() == pytest.approx(datetime(2024, 1, 1, 12), abs=timedelta(seconds=2))
  assert {"a": main.price(0.1)} == pytest.approx({"a": 0.2000000001})
def test_not_approx(): assert main.inverse(4) == pytest.approx(0.5)
class TestGroup:
  def test_in_class(self): assert add(1, 1) == 2
def test_printed(capsys): main.hello(); assert capsys.readouterr().out == "hello\\n"
def test_patched(monkeypatch):
  monkeypatch.setattr("builtins.input", lambda prompt="": "Ann"); assert main.ask() == "Hi Ann"
  monkeypatch.setattr(main, "RATE", 3); monkeypatch.setattr("main.Shop.open", False)
  shop = main.Shop(); assert not shop.is_open(); monkeypatch.setattr(shop, "open", True); assert shop.is_open()
  with monkeypatch.context() as patch: patch.setattr(main, "price", lambda n: 0); assert main.price(1) == 0
  assert main.price(1) == 3
def test_unpatched(): assert main.price(1) == 2 and main.Shop().is_open() and vars(main)["RATE"] == 2
@pytest.mark.skip(reason="later")
def test_skipped(): assert False
async def test_async(): assert await main.soon(3) == 4
def test_group():
  with pytest.RaisesGroup(ValueError, KeyError): main.both()
def test_recorded(recwarn): main.old(); assert str(recwarn.pop(DeprecationWarning).message) == "old"
def test_failed(): pytest.fail("no")
`;
  expect(ends(await judged(PROGRAM, tests))).toEqual([
    '13 passed',
    'test_wrong failed: assert 5 == 6\n  where 5 = main.add(2, 3)',
    'test_message failed: one and one\nassert 2 == 3\n  where 2 = add(1, 1)',
    'test_truth failed: assert not 2\n  where 2 = add(1, 1)',
    'test_price[big] failed: assert 10 == 6\n  where 10 = main.price(a)\n  where 6 = b',
    'test_not_raised failed: DID NOT RAISE ValueError',
    'test_not_approx failed: assert 0.25 == 0.5 ± 5.0e-07\n  where 0.25 = main.inverse(4)\n  where 0.5 ± 5.0e-07 = pytest.approx(0.5)',
    'test_skipped passed: skipped: later',
    'test_failed failed: no',
  ]);
});

test('unittest tests pass, or fail with its own messages', async () => {
  const tests = `
import unittest
from main import add
class TestAdd(unittest.TestCase):
  @classmethod
  def setUpClass(cls): cls.base = add(1, 1)
  def setUp(self): self.two = self.base
  def test_right(self): self.assertEqual(add(self.two, 3), 5)
  def test_wrong(self): self.assertEqual(add(self.two, 3), 6)
  def test_in(self): self.assertIn(add(1, 1), [1, 2])
  def test_near(self): self.assertAlmostEqual(add(0.1, 0.2), 0.3)
  def test_raises(self):
    with self.assertRaises(TypeError): add(1, "a")
  def test_sub(self):
    for n in range(3):
      with self.subTest(n=n): self.assertEqual(add(n, 1), 2)
  def test_error(self): add(1, None)
class TestLater(unittest.IsolatedAsyncioTestCase):
  async def test_async(self): self.assertTrue(add(1, 0))
if __name__ == "__main__": unittest.main()
`;
  expect(ends(await judged(PROGRAM, tests))).toEqual([
    '5 passed',
    'TestAdd.test_wrong failed: 5 != 6',
    'TestAdd.test_sub failed: (n=0): 1 != 2\n(n=2): 3 != 2',
    "TestAdd.test_error error: TypeError: unsupported operand type(s) for +: 'int' and 'NoneType'\n  in main.py, line 9",
  ]);
});

describe('test and program can exchange', () => {
  test('values of every built-in type, nested in any way', async () => {
    const plain =
      'None|True|0|-1|10**30|2**5000|1.5|-0.0|float("inf")|1 + 2j|"héllo ✓\\ud800"|b"\\x00\\xff"|[]|[1, [2, (3,)]]|(1, "a")|{1, 2}|frozenset({1})|{"a": [1, {"b": None}], 2: (3, 4), (1, 2): 5}|range(3)|bytearray(b"x")|Decimal("1.10")|Fraction(1, 3)|date(2020, 1, 2)|datetime(2020, 1, 2, 3, 4, tzinfo=timezone.utc)|timedelta(1, 2)|Counter("aab")|deque([1, 2], maxlen=2)|OrderedDict(a=1)|defaultdict(list, a=[1])|Path("a/b")|int|ValueError|...|slice(1, 2)';
    const imports =
      'from decimal import Decimal\nfrom fractions import Fraction\nfrom datetime import date, datetime, timedelta, timezone\nfrom collections import Counter, deque, OrderedDict, defaultdict\nfrom pathlib import Path\n';
    const same = 'assert r == v and type(r) is type(v) and repr(r) == repr(v)';
    await passes(
      `${imports}def same(v): return v\ndef make(text): return eval(text)`,
      plain
        .split('|')
        .map((v) => `${imports}v = ${v}\nfor r in (main.same(v), main.make(${JSON.stringify(v)})): ${same}`),
    );
  });

  test('shared lists, dicts and sets, with changes to them', async () => {
    await passes(
      'CART = []\ndef sort(ns): ns.sort()\ndef put(d, k, v): d[k] = v; d["deep"]["x"].append(v)\ndef keep(x): return x\nclass Bag:\n  def __init__(self): self.items = []\n  def add(self, x): self.items.append(x)',
      [
        'ns = [3, 1, 2]; main.sort(ns); assert ns == [1, 2, 3]',
        'd = {"deep": {"x": []}}; main.put(d, "k", 1); assert d == {"deep": {"x": [1]}, "k": 1}',
        'x = [1]; assert main.keep(x) is x',
        'bag = main.Bag(); items = bag.items; bag.add(1); assert items == [1]; items.append(2); assert bag.items == [1, 2]',
        'main.CART.append(5); assert main.CART == [5]; main.CART.clear(); assert main.CART == []',
        'a = [1]; a.append(a); assert main.keep(a) is a',
      ],
    );
  });

  test('files and printed output', async () => {
    await passes(
      'def save(name, text): open(name, "w").write(text)\ndef load(path): return open(path).read()\ndef hello(): print("hello")',
      [
        'main.save("out.txt", "abc"); assert open("out.txt").read() == "abc"',
        'path = os.path.join(tempfile.mkdtemp(), "x"); open(path, "w").write("deep"); assert main.load(path) == "deep"',
        'out = io.StringIO()\nwith contextlib.redirect_stdout(out): main.hello()\nassert out.getvalue() == "hello\\n"',
        'with patch("builtins.print") as p: main.hello()\np.assert_called_with("hello")\nwith patch("builtins.open", mock_open(read_data="data")): assert main.load("x") == "data"',
      ],
    );
    const { tests, stdout } = await judged(
      'print("loaded")\ndef f(): print("called")',
      'import main\ndef test_f():\n  main.f()\n  print("mine")',
    );
    expect({ stdout, inTest: tests?.[0]?.stdout }).toEqual({ stdout: 'loaded\n', inTest: 'called\nmine\n' });
  });

  test('mocks with their own special methods', async () => {
    const program = `
from unittest.mock import MagicMock
def size(x): return len(x)
def pick(x, *keys): return [x[key] for key in keys]
def put(x, key, value): x[key] = value
def within(x):
  with x as entered: return entered
def all_of(x): return [each for each in x]
def use(x): return (1 + x, x - 1, x * 2, abs(x), int(x), bool(x), "key" in x)
def made():
  mock = MagicMock(); mock.__len__.return_value = 4; mock.__getitem__.side_effect = lambda key: key * 2
  return mock
`;
    await passes(program, [
      'mock = MagicMock(); mock.__len__.return_value = 3; mock.__getitem__.side_effect = lambda key: key + 1\nassert main.size(mock) == 3 and main.pick(mock, 1, 5) == [2, 6]; mock.__getitem__.assert_called_with(5)',
      'mock = MagicMock(); main.put(mock, "a", 1); mock.__setitem__.assert_called_once_with("a", 1)',
      'mock = MagicMock(); mock.__enter__.return_value = 7; assert main.within(mock) == 7; mock.__exit__.assert_called_once()',
      'mock = MagicMock(); mock.__iter__.return_value = [1, 2]; assert main.all_of(mock) == [1, 2]',
      'mock = MagicMock(); mock.__radd__.return_value = 1; mock.__sub__.return_value = 2; mock.__mul__.return_value = 3\nmock.__abs__.return_value = 4; mock.__int__.return_value = 5; mock.__bool__.return_value = False\nmock.__contains__.return_value = True; assert main.use(mock) == (1, 2, 3, 4, 5, False, True)\nmock.__contains__.assert_called_once_with("key")',
      'mock = MagicMock(); mock.__getitem__ = lambda self, key: (self is mock, key); assert main.pick(mock, 1) == [(True, 1)]',
      'assert len(main.made()) == 4 and main.made()["a"] == "aa"',
    ]);
  });
});

describe('a script', () => {
  test('can be run with runpy and subprocess', async () => {
    const program =
      'import sys, random\nname = input("Name? ")\nprint("Hi", name)\nif __name__ == "__main__":\n  print("main", sys.argv[1:])\n  if name == "x": sys.exit(3)\n';
    const run = 'capture_output=True, text=True)\n';
    const tests = [
      'monkeypatch.setattr("sys.stdin", io.StringIO("Ann\\n"))\nnames = runpy.run_path("main.py", run_name="__main__")\nassert capsys.readouterr().out == "Name? Hi Ann\\nmain []\\n" and names["name"] == "Ann"',
      `done = subprocess.run([sys.executable, "main.py", "-v"], input="x\\n", ${run}assert (done.returncode, done.stdout) == (3, "Name? Hi x\\nmain ['-v']\\n")`,
      `done = subprocess.run(["python", "main.py"], ${run}assert done.returncode == 1 and "EOFError" in done.stderr`,
    ].map((body, at) => `def test_${at}(monkeypatch, capsys):\n  ${body.replaceAll('\n', '\n  ')}\n`);
    const imports = 'import io, runpy, subprocess, sys\n';
    expect(ends(await judged(program, imports + tests.join('')))).toEqual(['3 passed']);
  });

  test('gets the same random numbers after a test sets the seed', async () => {
    await passes('import random\ndef roll(): return random.randint(1, 10**9)', [
      'random.seed(5); a = main.roll(); random.seed(5); assert main.roll() == a\nassert [main.roll() for _ in range(9)] != [main.roll() for _ in range(9)]',
    ]);
  });

  test('can contain pytest tests of its own', async () => {
    const source =
      'import pytest\n@pytest.mark.parametrize("n", [1, 2])\ndef test_n(n): assert n == 1\nraise SystemExit(pytest.main())';
    expect(await python(source)).toMatchObject({
      stdout:
        "test_n[1] PASSED\ntest_n[2] FAILED\n  The test's assertion does not hold.\n1 failed, 1 passed\n",
      exitCode: 1,
    });
  });
});

describe('several test files', () => {
  test('share conftest.py fixtures and helpers, and one that fails to load fails only its own tests', async () => {
    const contents = {
      'test_a.py':
        'import pytest\nfrom helper_of_tests import WANTED\nfrom pkg.deep import f\ndef test_a(three): assert f(three) == WANTED',
      'test_b.py':
        'from main import missing\ndef test_b(): pass\nclass TestC:\n  def test_c(self): assert True',
      'test_d.py':
        'import main\ndef test_d(tmp_path):\n  (tmp_path / "x").write_text("hi"); assert main.read(tmp_path / "x") == "hi"',
      'conftest.py': 'import pytest\n@pytest.fixture(scope="session")\ndef three(): return 3',
      'helper_of_tests.py': 'WANTED = 6',
    };
    const result = await python('def read(path): return path.read_text()', {
      files: [{ name: 'pkg/deep.py', content: 'def f(n): return n * 2' }],
      tests: Object.entries(contents).map(([name, content]) => ({ name: `tests/${name}`, content })),
    });
    const unknown =
      "error: The tests could not be started. ImportError: cannot import name 'missing' from 'main' (main.py)";
    expect(ends(result)).toEqual(['2 passed', `test_b ${unknown}`, `TestC.test_c ${unknown}`]);
    const order = ['a', 'b', 'b', 'd'].map((letter) => `tests/test_${letter}.py`);
    expect(result.tests?.map(({ file }) => file)).toEqual(order);
  });

  test('can be helpers without tests, as long as one file has a test', async () => {
    const helpers = { name: 'helpers.py', content: 'import main\ndef doubled(n): return main.add(n, n)' };
    const using = 'import helpers\ndef test_it(): assert helpers.doubled(2) == 4';
    const run = (content: string) => {
      const tests: SourceFile[] = [helpers, { name: 'test_main.py', content }];
      return python(PROGRAM, { tests });
    };
    expect(ends(await run(using))).toEqual(['1 passed']);
    const none =
      'There are no tests in helpers.py, test_main.py. Write a function whose name starts with test_.';
    expect((await run('def check(): pass')).tests).toMatchObject([
      { file: 'helpers.py', outcome: 'error', message: none },
    ]);
  });
});
