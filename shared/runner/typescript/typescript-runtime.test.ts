import { beforeAll, describe, expect, test } from 'vitest';
import type { RunRequest } from '../runner';
import { InProcessRunner } from '../testing/in-process-runner';

const runner = new InProcessRunner();
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
    const content = 'export interface Pair { a: number }\nexport const twice = (p: Pair): number => p.a * 2;';
    const files = [{ name: 'helper.ts', content }];
    const source = `import { type Pair, twice } from '${specifier}';\nimport { Pair as Two } from '${specifier}';\nconst p: Pair & Two = { a: 21 };\nconsole.log(twice(p));`;
    for (const checkTypes of [false, true]) {
      expect(await typescript(source, { files, checkTypes })).toMatchObject({ stdout: '42\n', stderr: '' });
    }
  });

  test('use namespaces and decorators without changing line numbers', async () => {
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
    const content =
      "import { Geo } from './main';\n\ntest('a', () => {\n  expect(Geo.pi).toBe(3);\n});\nnamespace Own { export const f = (x: any) => x.y.z; }\ntest('b', () => { Own.f({}); });";
    const { tests: outcomes = [] } = await typescript('export namespace Geo { export const pi = 3; }', {
      tests: [{ name: 'main.test.ts', content }],
    });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['passed', 'error']);
    expect(outcomes[1]!.message).toContain('in main.test.ts, line 6');
  });
});

describe('errors', () => {
  const THROWS =
    'interface A {\n  x: number;\n}\ntype B = A &\n  { y: string };\nfunction f(a: A): never {\n  throw new Error("bad " + a.x);\n}\nf({ x: 1 });';
  test.each<[name: string, source: string, stderr: RegExp, marked: object]>([
    ['that are thrown', THROWS, /^Error: bad 1\n\s+at f \(main\.ts:7/, { line: 7, message: 'Error: bad 1' }],
    ['of syntax', 'const a: number = 1;\nconst b: = 2;', /^main\.ts:2:\d+: SyntaxError: /, { line: 2 }],
  ])('%s are marked on the original line', async (_, source, stderr, marked) => {
    const result = await typescript(source);
    expect(result).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringMatching(stderr) });
    expect(result.diagnostics).toMatchObject([{ file: 'main.ts', severity: 'error', ...marked }]);
  });

  test('have the original column', async () => {
    const source =
      'const n: Array<Record<string, number>> = []; console.log((n as { x: { y: number } }[])[0]!.x.y);';
    const { stderr, diagnostics } = await typescript(source);
    const column = source.indexOf('.y)') + 1;
    expect(diagnostics![0]!.column).toBeGreaterThanOrEqual(source.indexOf('[0]'));
    expect(Math.abs(diagnostics![0]!.column! - column)).toBeLessThan(8);
    expect(stderr).toContain(`main.ts:1:${diagnostics![0]!.column}`);
  });
});

describe('types', () => {
  const check = (source: string, more?: Partial<RunRequest>) =>
    typescript(source, { checkTypes: true, ...more });
  const WRONG =
    'console.log("started");\nconst n: number = "five";\nconst u: { name: string } = { nam: "x" };';
  const MANY = Array.from({ length: 50 }, (_, i) => `const n${i}: number = "x";`).join('\n');
  const DEEP = `const x: ${'['.repeat(20000)}1${']'.repeat(20000)} = 1;`;
  const FOUND = "main.ts:2:7: Type 'string' is not assignable to type 'number'.\n";
  const files = [{ name: 'lib/helper.ts', content: '\nexport const size: string = 4;' }];
  test.each<[name: string, source: string, stderr: string, places: object[]]>([
    ['wrong types', WRONG, FOUND, [{ line: 2, column: 7, severity: 'error' }, { line: 3 }]],
    [
      'wrong types in another file',
      "import { size } from './lib/helper';\nsize.toFixed();",
      'toFixed',
      [
        { file: 'main.ts', line: 2, column: 6 },
        { file: 'lib/helper.ts', line: 2, column: 14 },
      ],
    ],
    ['a missing type', 'function f(a) { return a; }\nf(1);', "'a' implicitly has an 'any' type", [{}]],
    ['a value that may be null', 'console.log(readLine().length);', 'possibly', [{}]],
    ['the DOM', 'document.body;', 'document', [{}]],
    ['very deep nesting', DEEP, 'nested too deeply', [{}]],
    ['more than twenty errors', MANY, 'main.ts:20:7', Array(20).fill({})],
  ])('with %s stop a program before it starts', async (_, source, stderr, places) => {
    const result = await check(source, { files: source.includes('lib/helper') ? files : [] });
    expect(result).toMatchObject({ exitCode: 1, stdout: '', stderr: expect.stringContaining(stderr) });
    expect(result.diagnostics).toMatchObject(places);
  });

  test('are checked only when the request asks for it', async () => {
    expect(await typescript(WRONG)).toMatchObject({ exitCode: 0 });
  });

  test('include ES2023, input and console', async () => {
    const source =
      'const line = readLine() ?? "none";\nconsole.log([3, 1].toSorted(), line);\nsetTimeout((n: number) => console.log(n), 1, 7);\nawait Promise.all([1]);';
    expect(await check(source)).toMatchObject({ stdout: '[ 1, 3 ] none\n7\n', stderr: '' });
  });

  test("from one run don't leak into the next", async () => {
    await check('declare global { interface Array<T> { extra: number } var leak: string }\nexport {};');
    expect((await check('console.log([1].extra, leak);')).diagnostics).toHaveLength(2);
  });
});
