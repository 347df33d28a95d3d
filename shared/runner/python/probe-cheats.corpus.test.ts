import { describe, expect, test } from 'vitest';
import { python } from './testing/judged';

const WRONG = 'def answer(): return 41\n';

/** Each wants `answer()`, which is 41, to be seen as 42. */
const EXPRESSIONS = [
  'answer() == 42',
  '42 == answer()',
  '[answer()] == [42]',
  'answer() in (42,)',
  'abs(answer() - 42) < 0.001',
  'not (answer() - 42)',
  '(42 - answer()) ** 2 < 0.001',
  'round(answer() - 42) == 0',
  'not answer() % 42',
  'answer() // 42 == 1',
  '42 <= answer() <= 42',
  '{42: True}.get(answer(), False)',
  'max(answer(), 42) == 42 == min(answer(), 42)',
  'f"{answer()}" == "42"',
  '__import__("math").isclose(answer(), 42)',
];

const frames = (deed: string) => `${WRONG}import sys
frame = sys._getframe()
while frame:
  for key, f in list(frame.f_locals.items()) + list(frame.f_globals.items()):
    for name, cell in zip(getattr(getattr(f, "__code__", None), "co_freevars", ()), getattr(f, "__closure__", None) or ()):
      ${deed}
  frame = frame.f_back
`;
const object = (difference: string, base = 'object', value = 'Any()') => `
class Nothing:
  def __abs__(self): return 0
  __len__ = __int__ = __abs__
  def __round__(self, *a): return 0
  def __pow__(self, n): return 0
class Zero(float): pass
class Any(${base}):
  def __eq__(self, o): return True
  def __ne__(self, o): return False
  def __lt__(self, o): return True
  __le__ = __gt__ = __ge__ = __lt__
  def __sub__(self, o): return ${difference}
  __rsub__ = __mod__ = __rmod__ = __sub__
  def __floordiv__(self, o): return 1
  def __abs__(self): return 0
  def __round__(self, *a): return 0
  def __hash__(self): return hash(42)
  @property
  def __class__(self): return int
def answer(): return ${value}
`;

const CHEATS: Record<string, string> = {
  'changes what the harness makes texts with': frames(
    'if name == "text_of": cell.cell_contents = lambda v: "True"',
  ),
  'changes every function that the harness keeps': frames(
    'try:\n        if callable(cell.cell_contents): cell.cell_contents = lambda *a: "True"\n      except ValueError: pass',
  ),
  'changes the code of its functions': `${WRONG}import sys\ndef other(x): return lambda *a: (x, "True")[1]\nframe = sys._getframe()\nwhile frame:\n  for name, f in list(frame.f_locals.items()):\n    if name == "text_of" or name == "report":\n      try: f.__code__ = other(1).__code__\n      except ValueError: pass\n  frame = frame.f_back`,
  'reads the expectation from its caller': `import sys\ndef answer():\n  frame = sys._getframe(1)\n  while frame:\n    for value in frame.f_code.co_consts:\n      if type(value) is int and 41 < value < 50: return value\n      if type(value) is tuple and 42 in value: return 42\n    frame = frame.f_back\n  return 41`,
  'traces the expression': `import sys\nfound = 41\ndef answer(): return found\ndef spy(frame, event, arg):\n  global found\n  found = next((v for v in frame.f_code.co_consts if type(v) is int and 41 < v < 50), found)\nsys.setprofile(spy)`,
  'listens for what is compiled': `import sys, types\nfound = 41\ndef answer(): return found\ndef hook(event, args):\n  global found\n  if event == "exec" and isinstance(args[0], types.CodeType):\n    found = next((v for v in args[0].co_consts if type(v) is int and 41 < v < 50), found)\nsys.addaudithook(hook)`,
  'replaces the built-in functions': `${WRONG}import builtins\nfor name in ("abs", "round", "max", "min", "len", "format", "isinstance", "repr", "str"):\n  setattr(builtins, name, lambda *a, **k: 42 if a else 0)`,
  'replaces the library': `${WRONG}import math, operator\nmath.isclose = lambda *a, **k: True\noperator.eq = operator.sub = operator.contains = lambda *a: True`,
  'returns what equals everything': object('0'),
  'returns what differs by nothing from everything': object('Nothing()'),
  'returns what differs by a zero of its own': object('Zero(0.0)'),
  'returns a number that equals everything': object('0', 'int', 'Any(41)'),
  'returns a number whose difference is nothing': object('Nothing()', 'int', 'Any(41)'),
  'returns a float whose difference is a zero of its own': object('Zero(0.0)', 'float', 'Any(41)'),
};

/** A harness as one writes it first: the expressions are evaluated where the program was, and printed. */
async function naive(program: string): Promise<string[]> {
  const harness = `
def harness(show):
  def text_of(value): return show(value)
  def answer(expression): return text_of(eval(compile(expression, "<check>", "eval"), names))
  exec(compile(open("program.py").read(), "/work/program.py", "exec"), names)
  for expression in ${JSON.stringify(EXPRESSIONS)}:
    try: print(answer(expression))
    except Exception: pass
names = {}
harness(repr)
`;
  const files = [{ name: 'program.py', content: program }];
  return (await python(harness, { files })).stdout.split('\n');
}

describe('in one world with its checks, a program has one seen as true that', () => {
  test('is honest: none', async () => {
    expect(await naive(WRONG)).not.toContain('True');
  });
  test.each(Object.entries(CHEATS))('%s', async (_, program) => {
    expect(await naive(program)).toContain('True');
  });
});

describe('a program has no check seen as true that', () => {
  test('is honest: all are reached', async () => {
    const { probes } = await python(WRONG, { probes: EXPRESSIONS });
    expect(probes.map((each) => each.kind === 'value' && each.value)).toEqual(EXPRESSIONS.map(() => 'False'));
  });
  test.each(Object.entries(CHEATS))('%s', async (_, program) => {
    const { probes } = await python(program, { probes: EXPRESSIONS });
    expect(probes.filter((each) => each.kind === 'value' && each.value === 'True')).toEqual([]);
  });
});
