import { expect, test } from 'vitest';
import type { Inspection } from './inspection';
import { packagesOf, unitPathOf } from './packages-of-program';
import { policyOf } from './policy';
import { testProgram } from './test-program';

const at = (file: string) => ({ file, line: 2, column: 8, message: '' });
const file = (name: string, ...imports: string[]) => ({
  name,
  package: name.includes('/') ? name.split('/')[0]! : 'main',
  local: imports.map((path) => ({ path: `m/${path}`, at: at(name) })),
});
const found = (...files: ReturnType<typeof file>[]): Inspection => ({
  files,
  tests: [],
  refused: [],
  unreadable: [],
});

test('what is imported is compiled before what imports it; what nobody needs is left out', () => {
  const { units, faults } = packagesOf(
    found(file('main.go', 'a'), file('more.go', 'b'), file('a/a.go', 'b'), file('b/b.go'), file('c/c.go')),
    ['m'],
    'm',
  );
  expect(faults).toEqual([]);
  expect(units.map(({ path, files }) => [path, files])).toEqual([
    ['m/b', ['b/b.go']],
    ['m/a', ['a/a.go']],
    ['m', ['main.go', 'more.go']],
  ]);
});

test('tests in a package of their own have a path that no folder can have', () => {
  const outside = { ...file('a/a_test.go'), package: 'a_test' };
  const all = found(file('main.go'), file('a/a.go'), file('a_test/a.go'), outside);
  const path = unitPathOf({ file: 'a/a_test.go', package: 'a_test' }, 'm');
  const { units } = packagesOf(all, ['m', path, 'm/a_test', 'm/gone'], 'm');
  expect(units.map(({ path, files }) => [path, files])).toEqual([
    ['m', ['main.go']],
    ['emberforge/judge/outside/m/a', ['a/a_test.go']],
    ['m/a_test', ['a_test/a.go']],
  ]);
});

const policy = (goMod: string) => {
  const files = [{ name: 'go.mod', content: goMod }];
  return policyOf({ language: 'go', files }, ['fmt', 'internal/abi', 'emberforge/judge']).Module;
};

test('a module has the name of its go.mod, unless it could be taken for another', () => {
  expect(policy('module example.org/app // mine\n\ngo 1.25\n')).toBe('example.org/app');
  for (const name of [
    'fmt',
    'fmt/more',
    'internal',
    'emberforge',
    'emberforge/x',
    'main',
    'unsafe',
    'C',
    'go.runtime',
  ])
    expect(policy(`module ${name}\n`)).toBe('example.com/program');
});

test('the program of the tests quotes what it takes over', () => {
  const test = {
    file: 'main_test.go',
    name: 'ExampleA',
    package: 'main',
    line: 1,
    fuzz: false,
    main: false,
    example: true,
  };
  const source = testProgram([{ ...test, output: 'a "b"\n\\', unordered: false }], 'm');
  expect(source).toContain(
    '{Name: "ExampleA", Example: p0.ExampleA, Output: "a \\"b\\"\\n\\\\", Unordered: false}',
  );
});
