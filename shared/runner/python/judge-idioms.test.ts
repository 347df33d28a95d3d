import { test } from 'vitest';
import { passes } from './testing/judged';

const PROGRAM = `
import abc, contextlib, functools, math, json, random
from dataclasses import dataclass
from enum import Enum
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
async def agen():
  for i in range(3): yield i
class Stack(list):
  def peek(self): return self[-1]
class MyError(ValueError):
  def __init__(self, code): super().__init__(f"code {code}"); self.code = code
class Other(Exception): pass
@dataclass(order=True)
class Point:
  x: int
  y: int = 0
  def __add__(self, o): return Point(self.x + o.x, self.y + o.y)
  def move(self, dx=0): self.x += dx; return self
class Color(Enum):
  RED = 1
  BLUE = 2
class Room:
  kind = "room"
  def __init__(self, name): self.name = name
  def __str__(self): return f"Room {self.name}"
  def __len__(self): return 3
  def __enter__(self): return self
  def __exit__(self, *a): self.name = "left"
  def __contains__(self, x): return x == self.name
  @staticmethod
  def make(): return Room("made")
class Hall(Room): pass
def fail(code): raise MyError(code)
def apply(f, *xs, **kw): return f(*xs, **kw)
def twice(f): return lambda x: f(f(x))
def roll(): return random.randint(1, 6)
def leave(): import sys; sys.exit(3)
`;

/** What lesson tests do with a program, apart from calling functions. Each is the body of a passing test. */
const IDIOMS = [
  'd = main.Dog("Rex"); d.name = "Bo"; assert d.name == "Bo" and d.speak() == "Bo says woof"\nwith pytest.raises(ValueError): d.name = ""',
  'with pytest.raises(TypeError, match="abstract"): main.Animal("x")',
  'class Cat:\n  def speak(self): return "meow"\nassert main.describe(Cat()) == "meow"',
  'class Cat(main.Animal):\n  def sound(self): return "meow"\nassert main.describe(Cat("Tom")) == "Tom says meow"',
  '@main.memo\ndef sq(x): return x * x\nassert sq(3) == 9 and sq(3) == 9 and sq.__name__ == "sq"',
  'g = main.gen(); assert next(g) == 1 and g.send(5) == 10\nwith pytest.raises(StopIteration): next(g)',
  'log = []\nwith main.opened(log) as t: assert t == "thing" and log == ["in"]\nassert log == ["in", "out"]',
  's = inspect.signature(main.add); assert list(s.parameters) == ["a", "b", "c"], s',
  'assert main.add.__doc__ == "Adds." and main.add.__annotations__ == {"a": int, "b": int, "return": int} and main.Animal.__doc__ == "An animal." and main.add.__defaults__ == (2,)',
  'assert sorted([main.P(2), main.P(1)])[0].n == 1 and max(main.P(1), main.P(3)).n == 3 and main.P(1) in [main.P(1)] and len({main.P(1), main.P(1)}) == 1',
  'assert main.P(2)(3) == 5 and main.P(2)[4] == 8 and list(main.P(2)) == [2] and not main.P(0) and (main.P(2) * 3).n == 6 and (3 * main.P(2)).n == 6',
  'assert functools.reduce(main.add, [1, 2, 3]) == 6 and list(map(main.add, [1, 2])) == [3, 4] and sorted([3, 1], key=main.add) == [1, 3]',
  'assert json.dumps(main.words()) == \'["a", "b"]\' and ",".join(main.words()) == "a,b" and math.isclose(main.area(1), 3.14159, rel_tol=1e-4)',
  'd = main.Dog("x"); e = copy.deepcopy(d); e.name = "y"; assert d.name == "x"',
  'with patch.object(main.Dog, "sound", return_value="yip"): assert main.Dog("a").speak() == "a says yip"\nassert main.Dog("a").speak() == "a says woof"',
  'with patch("main.Dog") as D:\n  D.return_value.speak.return_value = "x"; assert main.Dog("q").speak() == "x"\nassert main.Dog("a").name == "a"',
  'with patch.dict(main.CONFIG, {"b": 2}): assert main.CONFIG == {"a": 1, "b": 2}\nassert main.CONFIG == {"a": 1}',
  'main.bump(); main.bump(); assert main.counter == 2; main.counter = 10; assert main.bump() == 11; importlib.reload(main); assert main.counter == 0; main.counter = 3; del sys.modules["main"]; import main as again; assert again.counter == 0',
  'm = main.matrix(2); m[0][0] = 1; assert m == [[1, 0], [0, 0]] and main.group([1, 2, 3], lambda x: x % 2) == {1: [1, 3], 0: [2]}',
  'a = main.Node(1); b = main.Node(2, a); assert b.next is a and b.next.v == 1 and b.next.next is None; n, out = b, []\nwhile n: out.append(n.v); n = n.next\nassert out == [2, 1]',
  'p = main.Pt(1, 2); x, y = p; assert (x, y) == (1, 2) and p == (1, 2) and p._replace(x=5) == (5, 2) and isinstance(p, tuple) and p.x == 1 and repr(p) == "Pt(x=1, y=2)"',
  'async def run(): return [i async for i in main.agen()]\nassert asyncio.run(run()) == [0, 1, 2]',
  'case.assertCountEqual(main.words(), ["b", "a"]); case.assertListEqual(main.words(), ["a", "b"]); case.assertIsInstance(main.words(), list); case.assertDictEqual(main.CONFIG, {"a": 1})\ncase.assertIsInstance(main.Dog("x"), main.Animal)\nwith case.assertRaisesRegex(TypeError, "missing"): main.add()',
  'assert isinstance(main.add, typing.Callable) and hasattr(main.Dog, "sound") and "sound" in dir(main.Dog) and issubclass(main.Dog, main.Animal) and main.Dog.__bases__[0] is main.Animal',
  'd = main.Dog("Rex"); assert str(d) == "Dog(\'Rex\')" and d.__class__.__name__ == "Dog" and vars(d) == {"_name": "Rex"}',
  'p = main.Point(1, 2); assert (p.x, p.y) == (1, 2) and p == main.Point(1, 2) and p != main.Point(2, 2)\nassert p + main.Point(1, 1) == main.Point(2, 3) and repr(p) == "Point(x=1, y=2)" and p < main.Point(2)\nassert isinstance(p, main.Point) and not isinstance(p, main.Dog)\np.x = 7; assert p.move(dx=2) is p and p.x == 9',
  'with pytest.raises(main.MyError) as info: main.fail(4)\nassert info.value.code == 4 and str(info.value) == "code 4"\nwith pytest.raises(ValueError, match="code 5"): main.fail(5)',
  'try: main.fail(1)\nexcept main.Other: assert False\nexcept main.MyError as e: assert e.args == ("code 1",)',
  'assert main.Color.RED is main.Color.RED and main.Color.RED != main.Color.BLUE and main.Color(1) is main.Color.RED and main.Color.RED.value == 1 and [c.name for c in main.Color] == ["RED", "BLUE"] and {main.Color.RED: 1}[main.Color.RED] == 1',
  's = main.Stack(); s.append(4); assert s.peek() == 4 and s == [4] and len(s) == 1 and s[0] == 4 and list(s) == [4]',
  'r = main.Room("Bo"); assert str(r) == "Room Bo" and f"{r}" == "Room Bo" and len(r) == 3 and r.kind == "room" and "Bo" in r and "x" not in r and main.Room.make().name == "made"\nwith r as same: assert same is r\nassert r.name == "left" and isinstance(main.Hall("x"), main.Room) and issubclass(main.Hall, main.Room) and type(r).__name__ == main.Room.__name__ == "Room"',
  'with pytest.raises(AttributeError): main.Dog("x").nothing\nassert not hasattr(main, "nothing") and hasattr(main, "Dog") and callable(main.Dog)',
  'seen = []\ndef f(x, y=1): seen.append(x); return x + y\nassert main.apply(f, 1, y=2) == 3 and seen == [1] and main.twice(f)(1) == 3 and main.twice(main.twice(f))(0) == 4',
  'def bad(): raise KeyError("mine")\nwith pytest.raises(KeyError, match="mine"): main.apply(bad)',
  'with patch("main.random.randint", return_value=4) as randint: assert main.roll() == 4\nrandint.assert_called_once_with(1, 6)\nwith patch("random.randint", return_value=5): assert main.roll() == 5\nassert 1 <= main.roll() <= 6',
  'm = Mock(return_value=3); assert main.apply(m, 1, k=2) == 3; m.assert_called_once_with(1, k=2)',
  'with pytest.raises(SystemExit) as info: main.leave()\nassert info.value.code == 3',
  'with pytest.raises(TypeError): len(main.Point(1))',
  'assert [x for x in main.words()] == ["a", "b"] and inspect.isclass(main.Dog) and inspect.isgenerator(main.gen()) and inspect.isfunction(main.add)',
];

test('a program behaves as if it ran in the same interpreter as its tests', () => passes(PROGRAM, IDIOMS));
