import { describe, expect, test } from 'vitest';
import { python, values } from './testing/judged';

const PROGRAM = `
import asyncio, math, json, random
from collections import namedtuple, defaultdict
from dataclasses import dataclass, field
from enum import Enum, IntEnum
items = [3, 1, 2]
stock = {"nail": {"count": 2}}
counter = 0
class Color(Enum):
  RED = 1
  BLUE = 2
class Level(IntEnum):
  LOW = 1
  HIGH = 2
@dataclass(order=True)
class Point:
  x: int
  y: int = 0
  seen: list = field(default_factory=list, compare=False)
  def __add__(self, o): return Point(self.x + o.x, self.y + o.y)
class Dog:
  kind = "dog"
  def __init__(self, name): self.name = name
  def bark(self): print("woof"); return self.name + "!"
class Puppy(Dog):
  def __repr__(self): return f"Puppy({self.name!r})"
class Money:
  def __init__(self, n): self.n = n
  def __eq__(self, o): return isinstance(o, Money) and self.n == o.n
  def __hash__(self): return hash(self.n)
  def __add__(self, k): return Money(self.n + (k.n if isinstance(k, Money) else k))
  __radd__ = __add__
  def __sub__(self, k): return Money(self.n - k)
  def __str__(self): return f"{self.n} coins"
P = namedtuple("P", "x y")
class Stack(list):
  def peek(self): return self[-1]
class Title(str): pass
class Age(int): pass
class Wrong(ValueError):
  def __init__(self, code): super().__init__(f"code {code}")
def add(a, b=2): return a + b
def fail(code): raise Wrong(code)
def squares(n):
  for i in range(n): yield i * i
async def soon(x): await asyncio.sleep(0); return x + 1
async def several(n):
  for i in range(n): yield i
async def gathered(xs): return [x async for x in xs]
def bump():
  global counter
  counter += 1
  return counter
def apply(f, *a): return f(*a)
def adder(n): return lambda x: x + n
def put(xs): xs.append(99)
def same(x): return x
def missing(): return open("nope.txt")
def max(xs): return "own"
def chained():
  try: 1 / 0
  except ZeroDivisionError as e: raise KeyError("k") from e
dd = defaultdict(list, a=[1])
later = squares(3)
`;

/** Each is evaluated after those above it: an expression, and the text of its value. */
const VALUES: Record<string, Array<[string, string]>> = {
  'names and what is bound to them': [
    ['items', '[3, 1, 2]'],
    ['items.append(7)', 'None'],
    ['items', '[3, 1, 2, 7]'],
    ['items.sort() or items', '[1, 2, 3, 7]'],
    ['put(items) or items[-1]', '99'],
    ['stock["nail"].update(count=5)', 'None'],
    ['stock', "{'nail': {'count': 5}}"],
    ['bump() + bump()', '3'],
    ['counter', '2'],
    ['(total := add(1, 2))', '3'],
    ['total', '3'],
    ['[last := n for n in items] and last', '99'],
    ['last', '99'],
    ['max([1, 2])', "'own'"],
    ['min([1, 2])', '1'],
    ['dd["zz"].append(1) or dd', "{'a': [1], 'zz': [1]}"],
    ['[next(later), next(later), list(later)]', '[0, 1, [4]]'],
    ['(items is items, same(items) is items, items == list(items))', '(True, True, True)'],
    ['[a := [1], put(a), a][-1]', '[1, 99]'],
    ['globals()["counter"]', '2'],
    ['"counter" in globals() and "counter" in dir() and __name__', "'__main__'"],
    ['eval("add(counter, 1)")', '3'],
    ['exec("fresh = counter + 5") or fresh', '7'],
  ],
  'expressions of every kind': [
    ['[add(x, y) for x in (1, 2) for y in (10, 20) if x * y != 20]', '[11, 22]'],
    ['{k: v for k, v in stock.items()}', "{'nail': {'count': 2}}"],
    ['sum(x for x in items if x > counter)', '6'],
    ['(lambda n: [n + x for x in items])(counter + 1)', '[4, 2, 3]'],
    [`f"{add(1, 2):>4}|{Money(5)}|{Puppy('x')!r}"`, `"   3|5 coins|Puppy('x')"`],
    ['"{0.name} {1}".format(Dog("Rex"), add(1))', "'Rex 3'"],
    ['"%s and %d" % (Money(2), Age(3))', "'2 coins and 3'"],
    ['1 < add(1, 1) < 3 and not None', 'True'],
    ['[*items, *squares(2)]', '[3, 1, 2, 0, 1]'],
    ['{**stock, "z": add(*[1])}', "{'nail': {'count': 2}, 'z': 3}"],
    ['sorted(items, key=lambda x: -x)', '[3, 2, 1]'],
    ['apply(lambda x, y: x * y, 4, 5)', '20'],
    ['list(map(adder(3), [1, 2]))', '[4, 5]'],
    ['list(zip(items, squares(3)))', '[(3, 0), (1, 1), (2, 4)]'],
    ['json.dumps({"a": [math.floor(2.5), None]})', '\'{"a": [2, null]}\''],
    ['__import__("math").isclose(math.pi, 3.14159, rel_tol=1e-5)', 'True'],
    ['random.seed(7) or [random.random()] == [random.seed(7) or random.random()]', 'True'],
    ['open("main.py").read()[1:15]', "'import asyncio'"],
  ],
  'objects of its classes': [
    ['Dog("Rex").bark()', "'Rex!'"],
    ['[Dog("a"), Puppy("b")]', '[<Dog object>, <Puppy: "Puppy(\'b\')">]'],
    ['isinstance(Puppy("x"), Dog) and issubclass(Puppy, Dog) and not isinstance(1, Dog)', 'True'],
    ['isinstance(Puppy("x"), (int, Dog)) and isinstance(Dog, type) and not callable(Dog("a"))', 'True'],
    ['type(Dog("a")) is Dog and type(Dog("a")) == Dog and type(Puppy("a")) is not Dog', 'True'],
    ['type(1) is int and type(items) is list and type(Dog) is type', 'True'],
    ['Dog("a").__class__ is Dog and Dog("a").__class__.__name__', "'Dog'"],
    ['type("Cat", (Dog,), {"kind": "cat"})("Tom").kind', "'cat'"],
    ['setattr(Dog, "kind", "wolf") or Dog("a").kind', "'wolf'"],
    ['hasattr(Dog("a"), "bark") and getattr(Dog("a"), "meow", "none")', "'none'"],
    ['vars(Dog("a"))', "{'name': 'a'}"],
    ['Money(5) + 3 == Money(8) and 3 + Money(5) == Money(8)', 'True'],
    ['str(sum([Money(1), Money(2)]))', "'3 coins'"],
    ['(Money(5) - 3).n', '2'],
    ['len({Money(1), Money(1)}) == 1 and {Money(1): "a"}[Money(1)]', "'a'"],
    ['Point(1, 2) + Point(3, 4)', 'Point(x=4, y=6)'],
    ['sorted([Point(2), Point(1)])', '[Point(x=1, y=0), Point(x=2, y=0)]'],
    ['Point(1) < Point(2) and Point(1, 1) == Point(1, 1) != Point(2)', 'True'],
    ['[Color.RED, Color(2), list(Color)]', '[Color.RED, Color.BLUE, [Color.RED, Color.BLUE]]'],
    ['Color.RED is Color.RED and Color["BLUE"].value == 2 and isinstance(Color.RED, Color)', 'True'],
    ['[Level.HIGH, Level.HIGH == 2, Level.HIGH > Level.LOW, Level.LOW + 1]', '[Level.HIGH, True, True, 2]'],
    ['[P(1, 2), P(1, 2) == (1, 2), P(1, 2).x]', '[(1, 2), True, 1]'],
    [
      '[Stack([1, 2]), Stack([1, 2]).peek(), Stack([1]) == [1], [0] + Stack([1])]',
      '[[1, 2], 2, True, [0, 1]]',
    ],
    ['[Title("ab").upper(), "c" + Title("ab"), Title("ab") == "ab"]', "['AB', 'cab', True]"],
    ['[Age(5) + 1, Age(5) == 5, Age(5) - 2, 7 - Age(5), [0, 1][Age(1)]]', '[6, True, 3, 2, 1]'],
    [
      '[add, len, Dog.bark, Dog, int]',
      '[<function add>, <function len>, <function bark>, <class Dog>, <class int>]',
    ],
    ['[ValueError("x"), Wrong(1)]', "[ValueError('x'), <Wrong: \"Wrong('code 1')\">]"],
    ['asyncio.run(soon(4))', '5'],
    ['asyncio.run(gathered(several(3)))', '[0, 1, 2]'],
    ['list(squares(3)) + [next(squares(1))]', '[0, 1, 4, 0]'],
  ],
};

describe('an expression sees as if it stood at the end of the program', () => {
  test.each(Object.entries(VALUES))('%s', async (_, pairs) => {
    const probes = pairs.map(([expression]) => expression);
    const texts = await values(PROGRAM, probes);
    expect(texts.map((text, at) => [probes[at], text])).toEqual(pairs);
  });
});

test('its error is the one that the program raised, or that its operators would have', async () => {
  const expected = {
    'fail(4)': 'Wrong: code 4',
    'add(1, None)': "TypeError: unsupported operand type(s) for +: 'int' and 'NoneType'",
    'add()': "TypeError: add() missing 1 required positional argument: 'a'",
    nope: "NameError: name 'nope' is not defined",
    'items[99]': 'IndexError: list index out of range',
    'Dog("a").meow': "AttributeError: 'Dog' object has no attribute 'meow'",
    'Dog("a") + 1': "TypeError: unsupported operand type(s) for +: 'Dog' and 'int'",
    'Dog("a")()': "TypeError: 'Dog' object is not callable",
    'chained()': "KeyError: 'k'",
    'missing()': "FileNotFoundError: [Errno 44] No such file or directory: 'nope.txt'",
    'next(squares(0))': 'StopIteration',
    '1 +': 'SyntaxError: invalid syntax (<check>, line 1)',
    'exit(3)': 'SystemExit: 3',
  };
  const errors = await values(PROGRAM, Object.keys(expected));
  expect(errors).toEqual(Object.values(expected).map((message) => `! ${message}`));
});

test('what it prints comes in order, whichever side prints', async () => {
  const source = 'def f(x): print("f", x, end=""); return x';
  const { probes } = await python(source, {
    probes: ['[print("a"), f(1), print("b")]', 'f(2)'],
  });
  expect(probes.map(({ stdout }) => stdout)).toEqual(['a\nf 1b\n', 'f 2']);
});

test('it reads on where the program stopped reading its input', async () => {
  const source = 'a = input()\ndef ask(): return input()';
  expect(await values(source, ['a', 'ask()', 'input()', 'input()'], { stdin: 'one\ntwo\nthree\n' })).toEqual([
    "'one'",
    "'two'",
    "'three'",
    '! EOFError: EOF when reading a line',
  ]);
});
