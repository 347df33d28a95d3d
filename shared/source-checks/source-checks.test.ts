import { describe, expect, test } from 'vitest';
import type { Language } from '../runner/languages';
import { findUnmet, replaceNames, replaceValues, type SourceCheck } from './index';
import { checkMessage, checkProblem } from './source-check';

const meets = (check: SourceCheck, content: string, language: Language = 'python') =>
  findUnmet([check], language, [{ name: 'main', content }]) === undefined;

describe('a program uses', () => {
  test.each([
    ['loop', 'for x in y: pass', 'x = "for x in y: pass"  # while'],
    ['loop', 'print([x for x in y])', 'print(1)'],
    ['for', 'for x in y: pass', 'while True: pass'],
    ['while', 'while True: pass', 'for x in y: pass'],
    ['if', 'if x: pass', '# if x: pass'],
    ['if', 'y = 1 if x else 2', 'iffy = 1'],
    ['function', 'def f(): pass', 'f()'],
    ['list-comprehension', '[x for x in y]', '{x for x in y}'],
    ['f-string', 'print(f"{x}")', 'print("f{x}")'],
    ['try', 'try:\n  x\nexcept ValueError:\n  y', 'tried = 1'],
    ['class', 'class A: pass', 'klass = 1'],
    ['import', 'from a import b', 'imported = 1'],
    ['return', 'def f():\n  return 1', 'def f():\n  print(1)'],
    ['slice', 'x[1:]', 'x[1]'],
    ['dictionary', 'x = {}', 'x = {1}'],
    ['dictionary', 'x = dict(a=1)', 'x = [1]'],
    ['set', 'x = {1, 2}', 'x = {1: 2}'],
    ['set', 'x = set(y)', 'x = [1]'],
    ['tuple', 'x = (1, 2)', 'x = (1)'],
    ['tuple', 'x = 1, 2', 'x = [1, 2]'],
    ['tuple', 'def f():\n  return 1, 2', 'def f():\n  return [1, 2]'],
  ] as const)('%s: %j, not %j', (uses, yes, no) => {
    expect([meets({ uses }, yes), meets({ uses }, no)]).toEqual([true, false]);
    expect([meets({ avoids: uses }, yes), meets({ avoids: uses }, no)]).toEqual([false, true]);
  });

  test.each([
    ['javascript', 'loop', 'for (const x of y) {}', 'x = "for (;;) {}"'],
    ['typescript', 'function', 'const f = (x: number): number => x;', 'const f: number = 1;'],
    ['go', 'slice', 'package main\nfunc main() { x := y[1:] }', 'package main\nfunc main() { x := y[1] }'],
    ['c', 'while', 'int main() { while (1) {} }', 'int main() { for (;;) {} }'],
  ] as const)('in %s, %s', (language, uses, yes, no) => {
    expect([meets({ uses }, yes, language), meets({ uses }, no, language)]).toEqual([true, false]);
  });
});

describe('a program calls', () => {
  const DEFINED = 'def total(x):\n  return total(x - 1)\n';

  test.each([
    ['total', `${DEFINED}print(total(3))`, true],
    ['total', DEFINED, false],
    ['total', `${DEFINED}# total(3)`, false],
    ['total', `${DEFINED}print(list(map(total, [1])))`, true],
    ['append', 'x = []\nx.append(1)', true],
    ['x.append', 'x = []\nx.append(1)', true],
    ['y.append', 'x = []\nx.append(1)', false],
  ])('%s in %j: %s', (calls, source, met) => {
    expect(meets({ calls }, source)).toBe(met);
    expect(meets({ avoids: { calls } }, source)).toBe(!met);
  });

  test('outside of its own definition, in other languages too', () => {
    const c = 'int f(int n) { return f(n - 1); }\n';
    expect(meets({ calls: 'f' }, c, 'c')).toBe(false);
    expect(meets({ calls: 'f' }, `${c}int main() { return f(1); }`, 'c')).toBe(true);
    expect(meets({ calls: 'f' }, 'const f = (n) => f(n - 1);', 'javascript')).toBe(false);
    expect(meets({ calls: 'Order' }, 'new Order(1)', 'javascript')).toBe(true);
  });
});

test('the end of a definition is noticed', () => {
  expect(meets({ calls: 'f' }, 'class A:\n  def f(self): f()\n\ndef g(): f()')).toBe(true);
  expect(meets({ calls: 'f' }, 'def f():\n  def f(): pass\n  f()')).toBe(false);
});

test('a program defines a function or a class', () => {
  expect(meets({ defines: 'Order' }, 'class Order: pass')).toBe(true);
  expect(meets({ defines: 'total' }, 'def total(): pass')).toBe(true);
  expect(meets({ defines: 'total' }, 'total = 1')).toBe(false);
});

test('the first unmet check is found, in any of the files', () => {
  const checks: SourceCheck[] = [{ uses: 'for' }, { defines: 'f' }, { uses: 'while' }];
  const files = [
    { name: 'a', content: 'import b' },
    { name: 'b', content: 'for x in y: pass' },
  ];
  expect(findUnmet(checks, 'python', files)).toBe(checks[1]);
});

test.each<[SourceCheck, string]>([
  [{ uses: 'loop' }, 'use a loop.'],
  [{ uses: 'while' }, 'use a `while` loop.'],
  [{ uses: 'loop', message: 'use a `for` loop.' }, 'use a `for` loop.'],
  [{ calls: 'total' }, 'call `total()`.'],
  [{ defines: 'Order' }, 'define `Order`.'],
  [{ avoids: 'while' }, 'solve it without a `while` loop.'],
  [{ avoids: { calls: 'sum' } }, 'solve it without `sum()`.'],
])('%j reads "%s"', (check, message) => {
  expect(checkMessage(check).english).toBe(message);
});

test('a check that a language cannot have is named', () => {
  expect(checkProblem({ uses: 'f-string' }, 'go')).toBe('can’t ask for “f-string”, which go doesn’t have');
  expect(checkProblem({ uses: 'loop' }, 'sql')).toBe('can’t be used in sql: there is no parser for it here');
  expect(checkProblem({ uses: 'loop' }, 'go')).toBeUndefined();
});

describe('values are replaced', () => {
  const replaced = (content: string, values: Record<string, string>, language: Language = 'python') => {
    const { files, missing } = replaceValues(language, [{ name: 'main', content }], values);
    return missing.length > 0 ? missing : files[0]!.content;
  };

  test.each([
    ['price = 1\nprice = 2', 'price = 30\nprice = 2'],
    ['price: int = 1  # coins', 'price: int = 30  # coins'],
    ['price = 1 + \\\n  2\nx = 3', 'price = 30\nx = 3'],
    ['price = 1, 2', 'price = 30'],
    ['price = cost = 1', 'price = cost = 30'],
    ['# price = 0\nx = "price = 0"\nprice = [\n  1,\n]', '# price = 0\nx = "price = 0"\nprice = 30'],
    ['def f():\n  price = 1\nprice = 2', 'def f():\n  price = 1\nprice = 30'],
  ])('in %j: %j', (source, result) => {
    expect(replaced(source, { price: '30' })).toBe(result);
  });

  test('of several names, in the file that has them', () => {
    expect(replaced('price = 1\nname = "x"', { price: '30', name: '"Ada"' })).toBe(
      'price = 30\nname = "Ada"',
    );
    const files = [
      { name: 'main.py', content: 'import data' },
      { name: 'data.py', content: 'price = 1' },
    ];
    expect(replaceValues('python', files, { price: '30' }).files[1]).toEqual({
      name: 'data.py',
      content: 'price = 30',
    });
  });

  test('only where the name is assigned at the top level', () => {
    expect(replaced('def f():\n  price = 1', { price: '30' })).toEqual(['price']);
    expect(replaced('price, name = 1, 2', { price: '30' })).toEqual(['price']);
    expect(replaced('price += 1', { price: '30' })).toEqual(['price']);
  });

  test.each([
    ['const price = 1, name = 2;', 'const price = 30, name = 2;'],
    ['export let price: number = 1;', 'export let price: number = 30;'],
    ['let price;\nprice = 1;', 'let price;\nprice = 30;'],
  ])('in TypeScript, %j: %j', (source, result) => {
    expect(replaced(source, { price: '30' }, 'typescript')).toBe(result);
  });
});

test('names in a call are replaced where they are variables', () => {
  expect(replaceNames('python', 'f(text, text=text, n=len(text)).text + "text"', { text: '"a"' })).toBe(
    'f("a", text="a", n=len("a")).text + "text"',
  );
});
