import { expect, test, vi } from 'vitest';
import { loadRuntimeAssets } from '../assets';
import { diskAssets } from '../testing/disk-assets';
import { PythonInstance } from './python-instance';
import { createPythonRuntime } from './python-runtime';
import { python, runner, values } from './testing/judged';

const probe = async (source: string, ...probes: string[]) => (await python(source, { probes })).probes;

test('are evaluated in the scope of the program, once it has ended', async () => {
  const outcomes = await probe(
    'x = 20\ndef f(n):\n  print("called", n)\n  return n + x\nprint("main")',
    'f(1)',
    'x',
    'nope',
  );
  expect(outcomes).toEqual([
    { kind: 'value', value: '21', stdout: 'called 1\n' },
    { kind: 'value', value: '20', stdout: '' },
    { kind: 'error', message: "NameError: name 'nope' is not defined", stdout: '' },
  ]);
});

test('keep what is printed meanwhile to themselves: it may name a hidden check', async () => {
  let streamed = '';
  const content =
    'import sys\nprint("main")\nprint("mine", file=sys.stderr)\ndef f(x): print("called"); print(x, file=sys.stderr)';
  const result = await runner.run(
    { language: 'python', files: [{ name: 'main.py', content }], probes: ['f("secret")'] },
    { onOutput: ({ text }) => (streamed += text) },
  );
  expect(streamed).toBe('main\nmine\n');
  const probes = [{ kind: 'value', value: 'None', stdout: 'called\n' }];
  expect(result).toMatchObject({ stdout: 'main\n', stderr: 'mine\n', probes });
});

test('are not evaluated after an error or an exit', async () => {
  expect(await probe('1 / 0', '1')).toEqual([]);
  expect(await probe('raise SystemExit', '1')).toEqual([]);
});

test('give equal values equal texts', async () => {
  const equal =
    '1|1.0|0|-0.0|[1, 2]|[1.0, 2.0]|{"a": 1, "b": 2}|{"b": 2, "a": 1}|{1, 2, 3}|{3, 2, 1}|P(1, 2)|(1, 2)|Counter("aab")|{"b": 1, "a": 2}|float("nan")|float("nan")|Money(5)|Money(5)|"it" "s"|"its"';
  const source =
    'from collections import Counter, namedtuple\nfrom dataclasses import dataclass\nP = namedtuple("P", "x y")\n@dataclass\nclass Money:\n  n: int';
  const texts = await values(source, equal.split('|'));
  for (let at = 0; at < texts.length; at += 2) expect(texts[at]).toBe(texts[at + 1]);
});

test('give different values different texts', async () => {
  const source =
    'from enum import Enum, IntEnum\nfrom dataclasses import dataclass\nfrom decimal import Decimal\nclass C(Enum): RED = 1\nclass I(IntEnum): RED = 1\n@dataclass\nclass D:\n  x: int\nclass Fake:\n  def __repr__(self): return "1"\n  def __eq__(self, other): return True';
  const different =
    '1|True|"1"|b"1"|[1]|(1,)|{1}|frozenset([1])|{1: 1}|{True: 1}|None|C.RED|I.RED|D(1)|D(2)|Fake()|[Fake()]|1.5|Decimal("1")|1j|[]|()|set()|{}|""|[[1], 2]|[1, [2]]|["1, 2"]|["1", "2"]|10**20|10**5000|float("inf")|len|int|range(1)';
  const texts = await values(source, different.split('|'));
  expect(texts.filter((text) => text.startsWith('!'))).toEqual([]);
  expect(new Set(texts).size).toBe(texts.length);
});

test('read like Python', async () => {
  const source = 'a = [1]\na.append(a)\nclass Dog: pass';
  const pairs = {
    '{"b": (1,), "a": [None, True]}': "{'a': [None, True], 'b': (1,)}",
    a: '[1, ...]',
    'Dog()': '<Dog object>',
    Dog: '<class Dog>',
    'set()': 'set()',
  };
  expect(await values(source, Object.keys(pairs))).toEqual(Object.values(pairs));
});

test('tell the truth also when a program replaces what they are made with', async () => {
  const source = [
    'import builtins, json, sys, os, gc',
    'for name in ("repr", "str", "type", "isinstance", "sorted", "len", "eval", "compile", "id"):',
    '  setattr(builtins, name, lambda *a, **k: "5")',
    'os.write = lambda *a: 0',
    'os.read = lambda *a: b""',
    'sys.stdout = None',
    'class Five(list):',
    '  def __iter__(self): return iter([5])',
    '  def __repr__(self): return "[5]"',
    '  def __len__(self): return 1',
    '  def __eq__(self, other): return True',
  ].join('\n');
  expect(await values(source, ['4', 'Five([4])', '"x"'])).toEqual(['4', '[4]', "'x'"]);
});

/** Python that finds the descriptors of its own channel, and does something with each. */
const CHANNEL = [
  'import os',
  'reports, orders = [], []',
  'for fd in range(3, 1000):',
  '  try: os.write(fd, b""); reports.append(fd); orders.append(fd - 1)',
  '  except OSError: pass',
].join('\n');

test('cannot be answered, ended or read by a program that writes to its channel', async () => {
  const forged = [
    "b'ok 0\\n'",
    `b'answer 34\\n{"r":"value","v":[42],"s":[],"d":[]}'`,
    "b'answer 99999\\n'",
    "b'value 2\\n42'",
    "b'x' * 10**6",
  ];
  const writes = forged.map((text) => `  for fd in reports: os.write(fd, ${text})`).join('\n');
  const source = `${CHANNEL}\ndef forge():\n${writes}\nforge()\ndef answer():\n  forge()\n  return 41\nprint(len(reports))`;
  const result = await python(source, { probes: ['answer()', 'answer() == 42', '"last"'] });
  expect(result).toMatchObject({ stdout: '1\n', exitCode: 0 });
  expect(result.probes.map((each) => each.kind === 'value' && each.value)).toEqual(['41', 'False', "'last'"]);
  const reader = `${CHANNEL}\nos.write(reports[0], b'ok 0\\n')\nseen = b""\ndef answer():\n  global seen\n  for fd in orders: seen += os.read(fd, 10**6)\n  print(seen)\n  return 41`;
  const read = await python(reader, { probes: ['answer()', '"the_hidden_call"'] });
  expect(read.probes).toMatchObject([
    { kind: 'error', message: expect.stringMatching(/used up the channel/) },
  ]);
  expect(JSON.stringify(read)).not.toContain('the_hidden_call');
});

test('of a program that closes its channel, or reads it away, are not answered', async () => {
  const all = (deed: string) =>
    `import os\ndef f():\n  for fd in range(3, 1000):\n    try: os.${deed}\n    except OSError: pass`;
  const ask = (deed: string) => python(all(deed), { probes: ['1', 'f()', '2'] });
  const one = { kind: 'value', value: '1', stdout: '' };
  expect(await ask('close(fd)')).toMatchObject({ exitCode: 1, probes: [one] });
  const message = expect.stringMatching(/used up the channel/);
  expect((await ask('read(fd, 10)')).probes).toEqual([one, { kind: 'error', message, stdout: '' }]);
});

test('that end the program keep its exit code; a limit of theirs ends the run', async () => {
  const ends = (source: string, more = {}) =>
    python(`import os, sys\ndef f():\n  ${source}`, { probes: ['1', 'f()', '2'], ...more });
  const one = [{ kind: 'value', value: '1', stdout: '' }];
  expect(await ends('os._exit(3)')).toMatchObject({ exitCode: 3, probes: one });
  const deep = 'sys.setrecursionlimit(10**7)\n  class A:\n    def __add__(s, o): return s + o\n  A() + A()';
  expect(await ends(deep)).toMatchObject({ exitCode: 1, probes: one });
  expect(await ends('while True: print("x" * 1000)')).toMatchObject({
    exitCode: null,
    limitHit: 'output',
    probes: one,
  });
  const limits = { timeMs: 500 };
  expect(await ends('import time; time.sleep(9)', { limits })).toMatchObject({
    exitCode: null,
    limitHit: 'time',
    probes: one,
  });
  const memory = await ends('return [" " * 10**7 for _ in range(100)]');
  expect(memory.probes).toMatchObject([
    { value: '1' },
    { kind: 'error', message: 'MemoryError' },
    { value: '2' },
  ]);
});

test('that give what is too large or too deep are an error, not a flood, and the next are evaluated', async () => {
  const source = 'def deep(n): return [deep(n - 1)] if n else []\ndef large(): return "x" * 20_000_000';
  const tooLarge = '! TooLarge: the value is too large to compare';
  const probes = [
    '[1] * 1000000',
    '"x" * 1000000',
    'large()',
    'deep(500)',
    'deep(2)',
    'len("x" * 20_000_000)',
  ];
  expect(await values(source, probes)).toEqual([
    tooLarge,
    tooLarge,
    tooLarge,
    expect.stringMatching(/^! RecursionError/),
    '[[[]]]',
    '20000000',
  ]);
});

test('take one instance more than a run without them, which takes one', async () => {
  const instances = vi.spyOn(PythonInstance, 'create');
  const runtime = createPythonRuntime(await loadRuntimeAssets('python', diskAssets));
  const request = { language: 'python' as const, files: [{ name: 'main.py', content: 'x = 1' }] };
  await runtime.prepare(request);
  runtime.run(request, () => undefined);
  expect(instances).toHaveBeenCalledTimes(1);
  await runtime.prepare({ ...request, probes: ['x'] });
  runtime.run({ ...request, probes: ['x'] }, () => undefined);
  expect(instances).toHaveBeenCalledTimes(2);
  instances.mockRestore();
});
