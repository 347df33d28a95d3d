import { beforeAll, describe, expect, test } from 'vitest';
import type { RunRequest } from '../runner';
import { HereRunner } from '../testing/run-here';

const runner = new HereRunner();
const typescript = (source: string, more?: Partial<RunRequest>) => runner.program('typescript', source, more);

beforeAll(() => typescript(''));

describe('programs', () => {
  test('use types, enums, generics, abstract classes and parameter properties', async () => {
    const source = [
      'enum Color { Red, Green = "green" }',
      'interface Named { name: string }',
      'abstract class Shape implements Named {',
      '  constructor(public readonly name: string, private size = 2) {}',
      '  abstract area(): number;',
      '  grown<T extends number>(by: T): number { return this.size * by; }',
      '}',
      'class Square extends Shape { area() { return this.grown(2 as const) ** 2; } }',
      'const shape: Shape = new Square("sq") satisfies Named;',
      'console.log(Color.Red, Color.Green, shape!.name, shape.area());',
    ].join('\n');
    expect(await typescript(source)).toMatchObject({ stdout: '0 green sq 16\n', stderr: '', exitCode: 0 });
  });

  test.each(['./helper', './helper.ts', './helper.js'])('import %s', async (specifier) => {
    const files = [
      {
        name: 'helper.ts',
        content: 'export interface Pair { a: number }\nexport const twice = (p: Pair): number => p.a * 2;',
      },
    ];
    const source = `import { type Pair, twice } from '${specifier}';\nimport { Pair as Two } from '${specifier}';\nconst p: Pair & Two = { a: 21 };\nconsole.log(twice(p));`;
    expect(await typescript(source, { files })).toMatchObject({ stdout: '42\n', stderr: '' });
    expect(await typescript(source, { files, checkTypes: true })).toMatchObject({
      stdout: '42\n',
      stderr: '',
    });
  });

  test('use namespaces and decorators, on their own lines', async () => {
    const source = [
      'namespace Geo {',
      '  export const pi = 3;',
      '  export namespace Deep { export type Area = number; export const area = (r: number): Area => pi * r * r; }',
      '}',
      'type Method = (this: unknown, ...all: number[]) => number;',
      '',
      'function doubled(method: Method, _context: ClassMethodDecoratorContext): Method {',
      '  return function (this: unknown, ...all) { return method.apply(this, all) * 2; };',
      '}',
      'class Sum { @doubled add(a: number, b: number): number { return a + b; } }',
      'console.log(Geo.Deep.area(2), new Sum().add(1, 2));',
      'const nothing = undefined as unknown as { x: { y: number } };',
      'nothing.x.y;',
    ].join('\n');
    const result = await typescript(source, { checkTypes: true });
    expect(result).toMatchObject({ stdout: '12 6\n', exitCode: 1 });
    expect(result.stderr).toContain('main.ts:13:');
    expect(result.diagnostics).toMatchObject([{ file: 'main.ts', line: 13 }]);
    const tests = [
      {
        name: 'main.test.ts',
        content:
          "import { Geo } from './main';\n\ntest('a', () => {\n  expect(Geo.pi).toBe(3);\n});\nnamespace Own { export const f = (x: any) => x.y.z; }\ntest('b', () => { Own.f({}); });",
      },
    ];
    const { tests: outcomes = [] } = await typescript('export namespace Geo { export const pi = 3; }', {
      tests,
    });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['passed', 'error']);
    expect(outcomes[1]!.message).toContain('in main.test.ts, line 6');
  });
});

describe('errors', () => {
  test("stand on the learner's own lines", async () => {
    const source =
      'interface A {\n  x: number;\n}\ntype B = A &\n  { y: string };\nfunction f(a: A): never {\n  throw new Error("bad " + a.x);\n}\nf({ x: 1 });';
    const { stderr, diagnostics, exitCode } = await typescript(source);
    expect(stderr).toMatch(/^Error: bad 1\n\s+at f \(main\.ts:7/);
    expect(exitCode).toBe(1);
    expect(diagnostics).toMatchObject([
      { file: 'main.ts', line: 7, severity: 'error', message: 'Error: bad 1' },
    ]);
  });

  test('name the column of the text that the learner wrote', async () => {
    const source =
      'const n: Array<Record<string, number>> = []; console.log((n as { x: { y: number } }[])[0]!.x.y);';
    const { stderr, diagnostics } = await typescript(source);
    const column = source.indexOf('.y)') + 1;
    expect(diagnostics![0]!.column).toBeGreaterThanOrEqual(source.indexOf('[0]'));
    expect(Math.abs(diagnostics![0]!.column! - column)).toBeLessThan(8);
    expect(stderr).toContain(`main.ts:1:${diagnostics![0]!.column}`);
  });

  test('of syntax name the place', async () => {
    const result = await typescript('const a: number = 1;\nconst b: = 2;');
    expect(result).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringMatching(/^main\.ts:2:\d+: SyntaxError: /),
    });
    expect(result.diagnostics).toMatchObject([{ file: 'main.ts', line: 2, severity: 'error' }]);
  });
});

describe('types', () => {
  const check = (source: string, more?: Partial<RunRequest>) =>
    typescript(source, { checkTypes: true, ...more });

  test('stop a program that gets them wrong, before it starts', async () => {
    const source =
      'console.log("started");\nconst n: number = "five";\nconst u: { name: string } = { nam: "x" };';
    const result = await check(source);
    expect(result).toMatchObject({ exitCode: 1, stdout: '' });
    expect(result.stderr).toContain("main.ts:2:7: Type 'string' is not assignable to type 'number'.\n");
    expect(result.diagnostics).toMatchObject([
      { file: 'main.ts', line: 2, column: 7, severity: 'error' },
      { file: 'main.ts', line: 3 },
    ]);
    expect(await typescript(source)).toMatchObject({ exitCode: 0 });
  });

  test('are strict, know the language of 2023, our input and console, and no web page', async () => {
    expect(
      await check(
        'const line = readLine() ?? "none";\nconsole.log([3, 1].toSorted(), line);\nsetTimeout((n: number) => console.log(n), 1, 7);\nawait Promise.all([1]);',
      ),
    ).toMatchObject({
      stdout: '[ 1, 3 ] none\n7\n',
      stderr: '',
    });
    expect((await check('function f(a) { return a; }\nf(1);')).stderr).toContain(
      "'a' implicitly has an 'any' type",
    );
    expect((await check('console.log(readLine().length);')).stderr).toContain('possibly');
    expect((await check('document.body;')).exitCode).toBe(1);
  });

  test('are checked across files, and a fault is told where it is', async () => {
    const files = [{ name: 'lib/helper.ts', content: '\nexport const size: string = 4;' }];
    const { diagnostics } = await check("import { size } from './lib/helper';\nsize.toFixed();", { files });
    expect(diagnostics).toMatchObject([
      { file: 'main.ts', line: 2, column: 6 },
      { file: 'lib/helper.ts', line: 2, column: 14 },
    ]);
  });

  test('no more than twenty faults are told, and no run is changed by the one before it', async () => {
    const many = Array.from({ length: 50 }, (_, i) => `const n${i}: number = "x";`).join('\n');
    expect((await check(many)).diagnostics).toHaveLength(20);
    await check('declare global { interface Array<T> { extra: number } var leak: string }\nexport {};');
    expect((await check('console.log([1].extra, leak);')).diagnostics).toHaveLength(2);
  });

  test('that never end in nesting are told kindly', async () => {
    const deep = `const x: ${'['.repeat(20000)}1${']'.repeat(20000)} = 1;`;
    const result = await check(deep);
    expect(result.exitCode).toBe(1);
    expect(result.stderr).toContain('nested too deeply');
  });
});
