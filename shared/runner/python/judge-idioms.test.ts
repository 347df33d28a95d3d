import { expect, test } from 'vitest';
import { HereRunner } from '../testing/run-here';

const runner = new HereRunner();

const PROGRAM = `
import abc, contextlib, functools, math, json, random, time
from typing import NamedTuple
CONFIG = {"a": 1}
counter = 0
class Animal(abc.ABC):
  """An animal."""
  def __init__(self, name: str): self._name = name
  @property
  def name(self): return self._name
  @name.setter
  def name(self, v):
    if not v: raise ValueError("empty")
    self._name = v
  @abc.abstractmethod
  def sound(self): ...
  def speak(self): return f"{self._name} says {self.sound()}"
class Dog(Animal):
  def sound(self): return "woof"
  def __repr__(self): return f"Dog({self._name!r})"
class P:
  def __init__(self, n): self.n = n
  def __lt__(self, o): return self.n < o.n
  def __eq__(self, o): return isinstance(o, P) and self.n == o.n
  def __hash__(self): return hash(self.n)
  def __iter__(self): return iter([self.n])
  def __getitem__(self, i): return self.n * i
  def __call__(self, x): return x + self.n
  def __bool__(self): return self.n > 0
  def __mul__(self, k): return P(self.n * k)
  __rmul__ = __mul__
def add(a: int, b: int = 2, *, c=3) -> int:
  "Adds."
  return a + b
def memo(f):
  cache = {}
  @functools.wraps(f)
  def inner(*a):
    if a not in cache: cache[a] = f(*a)
    return cache[a]
  return inner
def gen():
  x = yield 1
  yield x * 2
@contextlib.contextmanager
def opened(log):
  log.append("in"); yield "thing"; log.append("out")
def words(): return ["a", "b"]
def area(r): return math.pi * r * r
def describe(a): return a.speak()
def matrix(n): return [[0] * n for _ in range(n)]
def group(xs, key): 
  out = {}
  for x in xs: out.setdefault(key(x), []).append(x)
  return out
def bump():
  global counter
  counter += 1
  return counter
class Node:
  def __init__(self, v, next=None): self.v, self.next = v, next
class Pt(NamedTuple):
  x: int
  y: int
def slow(): time.sleep(60)
async def agen():
  for i in range(3): yield i
class Stack:
  def __init__(self): self.items = []
  def push(self, x): self.items.append(x)
  def pop(self):
    if not self.items: raise IndexError("pop from empty stack")
    return self.items.pop()
  def __len__(self): return len(self.items)
`;

/** What tests of a course do with a program, beside calling functions: each is the body of one test that passes. */
const IDIOMS = [
  'd = main.Dog("Rex"); d.name = "Bo"; assert d.name == "Bo" and d.speak() == "Bo says woof"\nwith pytest.raises(ValueError): d.name = ""',
  'with pytest.raises(TypeError, match="abstract"): main.Animal("x")',
  'class Cat:\n  def speak(self): return "meow"\nassert main.describe(Cat()) == "meow"',
  'class Cat(main.Animal):\n  def sound(self): return "meow"\nassert main.describe(Cat("Tom")) == "Tom says meow"',
  '@main.memo\ndef sq(x): return x * x\nassert sq(3) == 9 and sq(3) == 9 and sq.__name__ == "sq"',
  'g = main.gen(); assert next(g) == 1 and g.send(5) == 10\nwith pytest.raises(StopIteration): next(g)',
  'log = []\nwith main.opened(log) as t: assert t == "thing" and log == ["in"]\nassert log == ["in", "out"]',
  'import inspect; s = inspect.signature(main.add); assert list(s.parameters) == ["a", "b", "c"], s',
  'assert main.add.__doc__ == "Adds." and main.add.__annotations__ == {"a": int, "b": int, "return": int} and main.Animal.__doc__ == "An animal." and main.add.__defaults__ == (2,)',
  'assert sorted([main.P(2), main.P(1)])[0].n == 1 and max(main.P(1), main.P(3)).n == 3 and main.P(1) in [main.P(1)] and len({main.P(1), main.P(1)}) == 1',
  'assert main.P(2)(3) == 5 and main.P(2)[4] == 8 and list(main.P(2)) == [2] and not main.P(0) and (main.P(2) * 3).n == 6 and (3 * main.P(2)).n == 6',
  'import functools; assert functools.reduce(main.add, [1, 2, 3]) == 6 and list(map(main.add, [1, 2])) == [3, 4] and sorted([3, 1], key=main.add) == [1, 3]',
  'import json, math; assert json.dumps(main.words()) == \'["a", "b"]\' and ",".join(main.words()) == "a,b" and math.isclose(main.area(1), 3.14159, rel_tol=1e-4)',
  'import copy; d = main.Dog("x"); e = copy.deepcopy(d); e.name = "y"; assert d.name == "x"',
  'from unittest.mock import patch\nwith patch.object(main.Dog, "sound", return_value="yip"): assert main.Dog("a").speak() == "a says yip"\nassert main.Dog("a").speak() == "a says woof"',
  'from unittest.mock import patch\nwith patch("main.Dog") as D:\n  D.return_value.speak.return_value = "x"; assert main.Dog("q").speak() == "x"\nassert main.Dog("a").name == "a"',
  'from unittest.mock import patch\nwith patch.dict(main.CONFIG, {"b": 2}): assert main.CONFIG == {"a": 1, "b": 2}\nassert main.CONFIG == {"a": 1}',
  'main.bump(); main.bump(); assert main.counter == 2; main.counter = 10; assert main.bump() == 11; import importlib; importlib.reload(main); assert main.counter == 0; main.counter = 3; import sys; del sys.modules["main"]; import main as again; assert again.counter == 0',
  'm = main.matrix(2); m[0][0] = 1; assert m == [[1, 0], [0, 0]] and main.group([1, 2, 3], lambda x: x % 2) == {1: [1, 3], 0: [2]}',
  'a = main.Node(1); b = main.Node(2, a); assert b.next is a and b.next.v == 1 and b.next.next is None; n, out = b, []\nwhile n: out.append(n.v); n = n.next\nassert out == [2, 1]',
  'p = main.Pt(1, 2); x, y = p; assert (x, y) == (1, 2) and p == (1, 2) and p._replace(x=5) == (5, 2) and isinstance(p, tuple) and p.x == 1 and repr(p) == "Pt(x=1, y=2)"',
  's = main.Stack(); s.push(1); s.push(2); assert s.pop() == 2 and len(s) == 1 and s.items == [1]; s.pop()\nwith pytest.raises(IndexError, match="empty"): s.pop()',
  'from unittest.mock import patch\nwith patch("time.sleep") as s: main.slow()\ns.assert_called_once_with(60)',
  'import asyncio\nasync def run(): return [i async for i in main.agen()]\nassert asyncio.run(run()) == [0, 1, 2]',
  'import unittest; t = unittest.TestCase(); t.assertCountEqual(main.words(), ["b", "a"]); t.assertListEqual(main.words(), ["a", "b"]); t.assertIsInstance(main.words(), list); t.assertDictEqual(main.CONFIG, {"a": 1})\nt.assertIsInstance(main.Dog("x"), main.Animal)\nwith t.assertRaisesRegex(TypeError, "missing"): main.add()',
  'import dataclasses, typing; assert isinstance(main.add, typing.Callable) and hasattr(main.Dog, "sound") and "sound" in dir(main.Dog) and issubclass(main.Dog, main.Animal) and main.Dog.__bases__[0] is main.Animal',
  'd = main.Dog("Rex"); assert str(d) == "Dog(\'Rex\')" and d.__class__.__name__ == "Dog" and vars(d) == {"_name": "Rex"}',
];

test('a program seems to be in the same world as its tests', async () => {
  const bodies = IDIOMS.map((body, at) => `def test_${at}():\n  ${body.replaceAll('\n', '\n  ')}`);
  const tests = [{ name: 'test_main.py', content: ['import pytest, main', ...bodies].join('\n') }];
  const result = await runner.program('python', PROGRAM, { tests, limits: { timeMs: 20_000 } });
  const bad = result.tests?.filter(({ outcome }) => outcome !== 'passed');
  expect(bad?.map(({ name, message }) => [IDIOMS[Number(name.slice(5))], message])).toEqual([]);
  expect(result.tests).toHaveLength(IDIOMS.length);
});
