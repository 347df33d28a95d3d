import { beforeAll, describe, expect, test } from 'vitest';
import { expectAllPassed, judged, runner, verdicts } from './testing/verdicts';

/* Code in the style of Vitest, Jest and public exercises. */
beforeAll(() => verdicts({ program: '', tests: 'test("x", () => {});' }));

test('suites and tests in every form', async () => {
  const tests = [
    "import { jest, describe, expect, test } from '@jest/globals';",
    "xtest('no', () => { throw 1; }); xit('no', () => { throw 1; }); test.skip('no', () => { throw 1; }); test.todo('some day'); xdescribe('no', () => { it('no', () => { throw 1; }); });",
    "describe.each([[1, 2], [2, 3]])('%i', (a, b) => { test('next', () => expect(a + 1).toBe(b)); });",
    "describe.each([{ a: 1 }])('named $a', ({ a }) => { test('is', () => expect(a).toBe(1)); });",
    'test.each`\n  a | b\n  @{1} | @{2}\n`("@a before @b", ({ a, b }) => { expect(a + 1).toBe(b); });'
      .replaceAll('@{', '${')
      .replaceAll('@', '$'),
    "test.each(['x'])('%p and %%', (s) => expect(s).toHaveLength(1)); test.for([[1, 2]])('for %i', ([a, b]) => expect(a + 1).toBe(b));",
    "test('a limit of time', () => {}, 1000); test('settings', { timeout: 100 }, () => {}); test.concurrent('in parallel', async () => {});",
    "test.fails('fails', () => { expect(1).toBe(2); }); test.failing('fails, too', () => { throw new Error('x'); });",
    "it('has a context', ({ expect: check, task }) => { check(task.name).toBe('has a context'); });",
    "it('calls back when it is done', (done) => { setTimeout(() => { expect(1).toBe(1); done(); }, 1); });",
    "describe('hooks', () => { const log = []; beforeEach(() => { log.push('in'); return () => log.push('out'); }); beforeAll((done) => { log.push('all'); done(); }); test('first', () => expect(log).toEqual(['all', 'in'])); test('second', () => expect(log).toEqual(['all', 'in', 'out', 'in'])); });",
    "test('counted', () => { expect.assertions(1); expect(jest.fn()).not.toHaveBeenCalled(); });",
  ].join('\n');
  const all = await verdicts({ program: '', tests });
  expect(all).toEqual(
    [
      ...['1 > next', '2 > next', 'named 1 > is', '1 before 2', "'x' and %", 'for 1', 'a limit of time'],
      ...['settings', 'in parallel', 'fails', 'fails, too', 'has a context', 'calls back when it is done'],
      ...['hooks > first', 'hooks > second', 'counted'],
    ].map((name) => `${name}: passed`),
  );
  const only =
    "test('no', () => { throw 1; }); fit('yes', () => {}); fdescribe('suite', () => { it('too', () => {}); });";
  expect(await verdicts({ program: '', tests: only })).toEqual(['yes: passed', 'suite > too: passed']);
});

test.each<[name: string, program: string, ...tests: string[]]>([
  [
    'matchers',
    "export class Multi extends Map { inc(k) { return this.set(k, (this.get(k) ?? 0) + 1); } }\nexport const many = () => { throw new AggregateError([new Error('a')], 'many'); };\nexport const fails = async () => { throw new RangeError('later'); };",
    "import { Multi, many, fails } from './main';",
    "test('numbers', () => { expect(5).toBeLessThan(6n); expect(0.1 + 0.2).toBeCloseTo(0.3); expect([1, 2]).toEqual([1, expect.any(Number)]); expect({ a: 0.3, b: 'x' }).toEqual({ a: expect.closeTo(0.3001, 2), b: expect.stringMatching(/x/) }); expect('a').not.toBeLessThan(2); });",
    "test('collections', () => { const m = new Multi().inc('a').inc('a'); expect(m).toEqual(new Map([['a', 2]])); expect(m).not.toStrictEqual(new Map([['a', 2]])); expect(m).not.toEqual(new Map([['a', 3]])); expect(m).toBeInstanceOf(Map); expect(new Set([1])).toContain(1); });",
    "test('errors', async () => { expect(many).toThrow('many'); try { many(); } catch (e) { expect(e).toBeInstanceOf(AggregateError); expect(e.errors[0].message).toBe('a'); } await expect(fails).rejects.toThrow(RangeError); await expect(fails()).rejects.toMatchObject({ message: 'later' }); });",
    "test('spies', () => { const f = vi.fn((x) => x * 2); f(1); f(2); expect(f).toHaveReturnedTimes(2); expect(f).toHaveLastReturnedWith(4); expect(f).toHaveNthReturnedWith(1, 2); expect(f).not.toHaveBeenCalledExactlyOnceWith(1); f.mockThrow?.(new Error('no')); expect(() => f()).toThrow('no'); });",
    "test('polled', async () => { let n = 0; setTimeout(() => { n = 1; }, 2); await vi.waitFor(() => expect(n).toBe(1)); await expect.poll(() => n).toBe(1); });",
  ],
  [
    'test and program share the language’s built-ins',
    'export const is = (x, T) => x instanceof T || Object(x) instanceof T;\nexport const kind = (x) => x.constructor;\nexport const apply = (f, ...all) => f(...all);\nexport const traps = new Proxy({}, { get: (_, key) => "no " + String(key) });',
    "import { is, kind, apply, traps } from './main';",
    "test('classes', () => { expect(is(new Date(), Date)).toBe(true); expect(is(() => {}, Function)).toBe(true); expect(is([], Map)).toBe(false); expect(kind(5)).toBe(Number); expect(kind({})).toBe(Object); expect(kind([])).not.toBe(Object); });",
    "test('functions', () => { expect(apply(Math.max, 1, 3)).toBe(3); expect(apply(String, 7)).toBe('7'); expect(apply(Object.keys, { a: 1 })).toEqual(['a']); });",
    "test('proxies', () => expect(traps.x).toBe('no x'));",
  ],
  [
    'a class can define Symbol.hasInstance',
    [
      'export class Even { static [Symbol.hasInstance](n) { return n % 2 === 0; } }',
      'export class Duck { static [Symbol.hasInstance](x) { return typeof x?.quack === "function"; } }',
      'export class Own { static [Symbol.hasInstance](x) { return Function.prototype[Symbol.hasInstance].call(this, x); } }',
      'export class Quick extends Error { static [Symbol.hasInstance](x) { return x?.code === "quick"; } }',
      'export const duck = { quack() {} }; export const quick = () => { throw { code: "quick" }; };',
    ].join('\n'),
    "import { Even, Duck, Own, Quick, duck, quick } from './main';",
    "test('asked', () => { expect(2).toBeInstanceOf(Even); expect(3 instanceof Even).toBe(false); expect(duck).toBeInstanceOf(Duck); expect({}).not.toBeInstanceOf(Duck); expect(new Own()).toBeInstanceOf(Own); expect(new Even()).not.toBeInstanceOf(Own); });",
    "test('thrown, or named', () => { expect(quick).toThrow(Quick); expect([duck]).toEqual([expect.any(Duck)]); expect(Even[Symbol.hasInstance](4)).toBe(true); });",
  ],
  [
    'a test’s class can extend the program’s, with calls in both directions',
    'export class Shape { #id = 7; constructor(name) { this.name = name; } area() { return 0; } describe() { return this.name + " " + this.area(); } get id() { return this.#id; } }',
    "import { Shape } from './main';",
    "class Square extends Shape { #side; constructor(side) { super('square'); this.#side = side; } area() { return this.#side ** 2; } get double() { return this.area() * 2; } describe() { return super.describe() + '!'; } }",
    'class Small extends Square { constructor() { super(1); } }',
    "test('both ways', () => { const s = new Square(3); expect(s.describe()).toBe('square 9!'); expect(s.double).toBe(18); expect(s.id).toBe(7); expect(s).toBeInstanceOf(Shape); expect(s).toBeInstanceOf(Square); expect(new Small().describe()).toBe('square 1!'); expect(new Small()).not.toBeInstanceOf(Date); });",
  ],
  [
    'mocks of Math.random, the console, fetch and the date apply to the program until they are restored',
    'export const roll = () => Math.floor(Math.random() * 6) + 1; export const stamp = () => Date.now(); export const today = () => new Date().toISOString().slice(0, 10);\nexport const log = (x) => console.log("hi", x);\nexport const load = async (id) => (await fetch("/u/" + id)).json();\nexport class Box { constructor() { this.n = 1; } get size() { return this.n; } grow(by) { this.n += by; return this; } }',
    "import { roll, stamp, today, log, load, Box } from './main';",
    "test('random', () => { const spy = jest.spyOn(Math, 'random').mockReturnValue(0.5); expect(roll()).toBe(4); expect(spy).toHaveBeenCalledOnce(); spy.mockRestore(); const old = Math.random; Math.random = () => 0; expect(roll()).toBe(1); Math.random = old; });",
    "test('console', () => { const old = console.log, seen = []; console.log = (...all) => seen.push(all); log(1); console.log = old; expect(seen).toEqual([['hi', 1]]); });",
    "test('fetch', async () => { global.fetch = vi.fn().mockResolvedValue({ json: async () => ({ id: 3 }) }); expect(await load(3)).toEqual({ id: 3 }); expect(fetch).toHaveBeenCalledWith('/u/3'); delete global.fetch; });",
    "test('date', () => { vi.useFakeTimers().setSystemTime(new Date('2024-02-29T12:00:00Z')); expect(today()).toBe('2024-02-29'); expect(stamp()).toBe(Date.UTC(2024, 1, 29, 12)); expect(new Date()).toBeInstanceOf(Date); vi.useRealTimers(); expect(stamp()).toBeGreaterThan(Date.UTC(2025, 0)); });",
    "test('members', () => { const box = new Box(); const grow = vi.spyOn(box, 'grow'); box.grow(2); expect(grow).toHaveBeenCalledWith(2); expect(box.n).toBe(3); const size = vi.spyOn(box, 'size', 'get').mockReturnValue(99); expect(box.size).toBe(99); size.mockRestore(); expect(box.size).toBe(3); });",
  ],
  [
    'fake timers control the program’s timers',
    'export const debounce = (f, ms) => { let t; return (...all) => { clearTimeout(t); t = setTimeout(() => f(...all), ms); }; };\nexport const poll = async (f, ms) => { while (!(await f())) await new Promise((done) => setTimeout(done, ms)); return "ok"; };',
    "import { debounce, poll } from './main';",
    'beforeEach(() => { vi.useFakeTimers(); }); afterEach(() => { vi.useRealTimers(); });',
    "test('by time', () => { const f = vi.fn(), d = debounce(f, 500); d(1); vi.advanceTimersByTime(499); d(2); vi.advanceTimersByTime(499); expect(f).not.toHaveBeenCalled(); vi.advanceTimersByTime(1); expect(f.mock.calls).toEqual([[2]]); });",
    "test('all, and repeated', () => { const f = vi.fn(); const id = setInterval(f, 100); vi.advanceTimersByTime(350); expect(f).toHaveBeenCalledTimes(3); clearInterval(id); debounce(f, 10)(); vi.runAllTimers(); expect(f).toHaveBeenCalledTimes(4); expect(vi.getTimerCount()).toBe(0); });",
    "test('between promises', async () => { let n = 0; const end = poll(async () => ++n === 3, 1000); await vi.advanceTimersByTimeAsync(2000); expect(await end).toBe('ok'); });",
  ],
])('%s', (_, program, ...tests) => expectAllPassed({ program, tests: tests.join('\n') }));

test('a failed soft check fails its test only after the rest of it has run', async () => {
  const tests = "test('soft', () => { expect.soft(1).toBe(2); console.log('on'); expect.soft(3).toBe(4); });";
  const [outcome] = await judged({ program: '', tests });
  expect(outcome).toMatchObject({ outcome: 'failed', message: 'expected 1 to be 2', stdout: 'on\n' });
});

test('test folders can contain helper files without tests', async () => {
  await expectAllPassed({
    program: '#!/usr/bin/env node\nexport const f = () => 2;',
    tests: [
      { name: 'tests/helpers.js', content: 'export const two = 2;' },
      {
        name: 'tests/main.test.js',
        content:
          "#!/usr/bin/env node\nimport { f } from '../main';\nimport { two } from './helpers';\ntest('f', () => expect(f()).toBe(two));",
      },
      {
        name: 'tests/more-helpers.js',
        content: "import { two } from './helpers.js';\nexport const four = two * 2;",
      },
    ],
  });
});

test('programs and tests can be CommonJS or ES modules, in any combination', async () => {
  const files = [
    { name: 'lib/two.js', content: 'exports.two = () => 2;' },
    { name: 'data.json', content: '{ "n": 5 }' },
  ];
  const program =
    "const { two } = require('./lib/two');\nconst data = require('./data.json');\nclass Stack { push() { return 1; } }\nmodule.exports = { four: () => two() * 2, five: data.n, Stack, async later() {} };";
  const required =
    "const { four, five, Stack } = require('../main');\nconst { two } = require('../lib/two');\nconst assert = require('node:assert');\ntest('required', () => { expect([two(), four(), five]).toEqual([2, 4, 5]); assert.deepStrictEqual(new Stack().push(), 1); });";
  const imported =
    "import main, { four, later } from './main';\nimport data from './data.json' with { type: 'json' };\ntest('imported', () => { expect(four()).toBe(4); expect(main.five).toBe(data.n); expect(later).toBeDefined(); });";
  await expectAllPassed({
    program,
    files,
    tests: [
      { name: 'test/required.test.js', content: required },
      { name: 'main.test.js', content: imported },
    ],
  });
  await expectAllPassed({
    program: 'module.exports = function add(a, b) { return a + b; };',
    tests: "const add = require('./main.js');\nit('adds', () => { expect(add(1, 2)).toBe(3); });",
  });
  const main = await runner.program(
    'javascript',
    "function main() { console.log('ran', typeof exports); }\nif (require.main === module) main();",
  );
  expect(main).toMatchObject({ stdout: 'ran object\n', exitCode: 0 });
});

test('TypeScript tests can use all TypeScript syntax', async () => {
  await expectAllPassed({
    language: 'typescript',
    program: [
      "export enum Color { Red = 'R' }\nexport const enum Dir { Up }",
      'export abstract class Shape { constructor(protected readonly name: string, public size = 1) {} abstract area(): number; describe(): string { return this.name + " " + this.area(); } }',
      'export function pick<T, K extends keyof T>(from: T, key: K): T[K] { return from[key]; }',
      'export interface User { id: number }\nexport default class Main { constructor(private readonly dep: { go(): number }) {} run(): number { return this.dep.go() + 1; } }',
    ].join('\n'),
    tests: [
      "import { describe, expect, it, type Mock, vi } from 'vitest';",
      "import { Color, Dir, pick, Shape } from './main';\nimport Main, { type User } from './main.ts';",
      'class Tri extends Shape { constructor() { super("tri", 2); } override area(): number { return this.size * 3; } }',
      "describe('types', () => { const user: User = { id: 1 } satisfies User; it('vanish', () => { expect(pick<User, 'id'>(user, 'id')).toBe(1 as number); expect([Color.Red, Dir.Up]).toEqual(['R', 0]); expect(new Tri().describe()).toBe('tri 6'); }); it('of spies', () => { const go: Mock<() => number> = vi.fn<() => number>(() => 4); expect(new Main({ go }).run()).toBe(5); }); it.each<[number]>([[1]])('%i', (n: number) => expect(n!).toBe(1)); });",
    ].join('\n'),
  });
});

describe('messages', () => {
  test.each([
    ['expect(1).toEquals(1)', 'expect() has no check named toEquals: did you mean toEqual?'],
    ['expect(1).to.equal(1)', 'expect() has no check named to: did you mean toBe(…)?'],
    ['expect({}).toMatchInlineSnapshot()', 'toMatchInlineSnapshot() is not available here: write what you'],
    ["vi.mock('./main.js')", 'vi.mock() is not available here: pass a vi.fn() to the function under test'],
    ['vi.advanceTimersByTime(1)', 'needs fake timers: call vi.useFakeTimers()'],
    [
      'vi.useFakeTimers(); setInterval(() => {}, 1); vi.runAllTimers()',
      'After 10000 timers there were still',
    ],
    ['expect(5).toThrow()', 'toThrow needs a function to call: write expect(() => …).toThrow()'],
    ['expect(5).toContain(1)', 'This check needs a list, a Set or a string, but got 5.'],
    ["test('inner', () => {})", 'A test cannot contain another test'],
    ['expect(() => {}).toHaveBeenCalled()', 'This check needs a spy: make one with vi.fn()'],
    ['await expect(5).resolves.toBe(5)', '.resolves needs a promise, but got 5.'],
  ])('%s', async (line, message) => {
    const [verdict] = await verdicts({ program: '', tests: `test('a', async () => { ${line}; });` });
    expect(verdict).toContain(message);
  });

  test('show where large values differ, and where an error was thrown', async () => {
    const program =
      "export const user = () => ({ name: 'Ann', age: 3, tags: ['a', 'b', 'c'], more: 'words '.repeat(9) });\nexport const f = (x) => {\n  return x.y.z;\n};";
    const tests =
      "import { user, f } from './main';\ntest('differs', () => { expect(user()).toEqual({ ...user(), tags: ['a', 'x', 'c'] }); });\ntest('misses', () => { expect(user()).toEqual({ ...user(), id: 1 }); });\ntest('theirs', () => { f({}); });\ntest('own', () => {\n  undefined.x;\n});";
    const [differs, misses, theirs, own] = await verdicts({ program, tests });
    expect(differs).toMatch(/ \(at \.tags\[1\]: 'b' instead of 'x'\)$/);
    expect(misses).toMatch(/ \(\.id is missing\)$/);
    expect(theirs).toMatch(/^theirs: error: TypeError: .*\n {2}in main\.js, line 3, column \d+$/);
    expect(own).toMatch(/^own: error: TypeError: .*\n {2}in main\.test\.js, line 6, column \d+$/);
  });

  test('have lines and columns of the original source, for CommonJS and TypeScript as well', async () => {
    const cjs = await verdicts({
      program: 'const { two } = require("./b"); module.exports = (x) => x.y.z;',
      files: [{ name: 'b.js', content: 'exports.two = 2;' }],
      tests: "const f = require('./main');\ntest('a', () => f({}));",
    });
    const column = Number(/line 1, column (\d+)/.exec(cjs[0]!)?.[1]);
    expect(
      Math.abs(column - 'const { two } = require("./b"); module.exports = (x) => x.y.z'.length),
    ).toBeLessThan(5);
    const source =
      "test('a', () => { const a = undefined as unknown as Array<Record<string, number>>; a.b.c; });";
    const [typed] = await verdicts({ language: 'typescript', program: '', tests: source });
    expect(typed).toContain('in main.test.ts, line 1, column ');
    expect(Math.abs(Number(/column (\d+)/.exec(typed!)?.[1]) - source.indexOf('a.b.c'))).toBeLessThan(8);
    expect(await verdicts({ program: '', tests: "test('a', () => {\n  expect(1;\n});" })).toEqual([
      expect.stringMatching(
        /^main\.test\.js: error: SyntaxError: .*\n {2}in main\.test\.js, line 2, column \d+$/,
      ),
    ]);
    expect(await verdicts({ language: 'typescript', program: '', tests: 'const x: = 3;' })).toEqual([
      expect.stringMatching(/^main\.test\.ts: error: SyntaxError: .*\n {2}in main\.test\.ts, line 1/),
    ]);
  });

  test('name each file that contains no tests', async () => {
    const empty = ['main.test.js', 'tests/b.test.js'].map((name) => ({ name, content: '// nothing' }));
    expect(await verdicts({ program: '', tests: empty })).toEqual(
      empty.map(
        ({ name }) =>
          `${name}: error: There are no tests in ${name}. Write test('what it should do', () => { … }).`,
      ),
    );
  });
});
