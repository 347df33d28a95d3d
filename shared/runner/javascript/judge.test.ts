import { beforeAll, describe, expect, test } from 'vitest';
import { expectAllPassed, judged, runner, verdicts } from './testing/verdicts';

beforeAll(() => judged({ program: '', tests: 'test("x", () => {});' }));

describe('tests', () => {
  test('have their suites in their name, and the expected and actual values in their message', async () => {
    const source = 'export const add = (a, b) => a - b;\nconsole.log("loaded");';
    const tests = [
      "import { add } from './main.js';",
      "describe('add', () => {",
      "  describe('of two', () => { it('adds', () => { expect(add(1, 2)).toBe(3); }); });",
      "  it('subtracts', () => expect(add(3, 1)).toBe(2));",
      "  it('makes lists', () => expect([add(2, 1)]).toEqual([3]));",
      "  it('breaks', () => add.nothing.at());",
      '});',
    ].join('\n');
    const result = await runner.program('javascript', source, {
      tests: [{ name: 'main.test.js', content: tests }],
    });
    expect(result).toMatchObject({ stdout: 'loaded\n', exitCode: 0 });
    const outcomeOf = (name: string, outcome: string, message: unknown = '') => ({
      ...{ file: 'main.test.js', name: `add > ${name}`, outcome, message, stdout: '' },
    });
    expect(result.tests).toEqual([
      outcomeOf('of two > adds', 'failed', 'expected -1 to be 3'),
      outcomeOf('subtracts', 'passed'),
      outcomeOf('makes lists', 'failed', 'expected [ 1 ] to equal [ 3 ]'),
      outcomeOf('breaks', 'error', expect.stringContaining('TypeError')),
    ]);
  });

  test('each have their own stdout', async () => {
    const outcomes = await judged({
      program: 'export const greet = (name) => { console.log("Hi", name); console.error("secret"); };',
      tests: [
        "import { greet } from './main.js';",
        "test('a', () => greet('Ann'));",
        "test('b', () => {});",
        "test('c', () => { const log = vi.spyOn(console, 'log').mockImplementation(() => {}); greet('Bob'); expect(log).toHaveBeenCalledWith('Hi', 'Bob'); log.mockRestore(); greet('Cy'); });",
      ].join('\n'),
    });
    expect(outcomes.map(({ stdout, outcome }) => `${outcome} ${stdout}`)).toEqual([
      'passed Hi Ann\n',
      'passed ',
      'passed Hi Cy\n',
    ]);
  });

  test('report missing exports and stuck promises without affecting other tests', async () => {
    const tests = [
      "import { add, Missing } from './main.js';",
      "test('good', () => expect(add(1)).toBe(2));",
      "test('missing', () => new Missing());",
      "test('never', async () => { await new Promise(() => {}); });",
      "test('good too', () => expect(add(2)).toBe(3));",
    ].join('\n');
    expect(await verdicts({ program: 'export const add = (n) => n + 1;', tests })).toEqual([
      'good: passed',
      'missing: error: main.js does not export Missing: write export in front of it.',
      'never: error: The test waits for a promise that never settles.',
      'good too: passed',
    ]);
    expect(
      await verdicts({ program: '', tests: "import { x } from './nothing.js';\ntest('a', () => {});" }),
    ).toEqual([expect.stringMatching(/^main\.test\.js: error: .*Cannot find module '\.\/nothing\.js'/)]);
  });

  test('are listed even if the program has a TypeScript syntax error', async () => {
    const content = "import './main';\ntest('typed', () => { const n: number = 1; });";
    const tests = [{ name: 'main.test.ts', content }];
    expect(await runner.program('typescript', 'const x: = 1;', { tests })).toMatchObject({
      exitCode: 1,
      diagnostics: [{ file: 'main.ts', line: 1 }],
      tests: [{ name: 'typed', outcome: 'error', message: expect.stringContaining('SyntaxError') }],
    });
  });
});

describe('values between a test and the program', () => {
  test('keep their type and content in both directions', async () => {
    const values = [
      '0 | -0 | NaN | -Infinity | true | null | undefined | 10n ** 30n | Symbol.for("a") | Symbol.iterator',
      '"tést \\u0000 \\ud800" | [1, , undefined] | { a: { b: [1] }, "c d": undefined }',
      'new Map([[{ a: 1 }, [2]]]) | new Set([1, "1"]) | new Date(5) | new Date(NaN) | /a+\\//gi',
      'new Uint8Array([1, 255]) | new Float64Array([0.5, NaN]) | new TypeError("bad")',
      'Object.assign(Object.create(null), { a: 1 })',
    ].flatMap((line) => line.split(' | '));
    const program = `export const same = (x) => x;\nexport const all = () => [${values.map((each) => `(${each})`).join(', ')}];`;
    const tests = values.map((each, at) => {
      const check = each.startsWith('Object.assign') ? 'toEqual' : 'toStrictEqual';
      return `test(${JSON.stringify(each)}, () => { const value = (${each}); expect(same(value)).toBe(value); expect(all()[${at}]).${check}(value); });`;
    });
    await expectAllPassed({
      program,
      tests: ["import { same, all } from './main.js';", ...tests].join('\n'),
    });
  });

  test.each<[name: string, program: string, ...tests: string[]]>([
    [
      'callbacks, spies and promises work in both directions',
      [
        'export const each = (list, callback) => { for (const item of list) callback(item, list); };',
        'export const later = (value, fail) => new Promise((done, no) => setTimeout(() => (fail ? no(new RangeError("no " + value)) : done(value)), 2));',
        'export async function twice(callback) { return (await callback()) + (await callback()); }',
      ].join('\n'),
      "import { each, later, twice } from './main.js';",
      "import { vi as spies } from 'vitest';",
      "test('spies', () => { const spy = spies.fn(); const list = ['x', { y: 1 }]; each(list, spy); expect(spy).toHaveBeenCalledTimes(2); expect(spy).toHaveBeenCalledWith({ y: 1 }, list); expect(spy.mock.calls[0][1]).toBe(list); });",
      "test('promises', async () => { expect(await later(5)).toBe(5); await expect(later(6)).resolves.toEqual(6); await expect(later(7, true)).rejects.toThrow('no 7'); await expect(later(7, true)).rejects.toThrow(RangeError); await expect(later(1)).resolves.not.toBe(2); });",
      "test('callbacks that are awaited', async () => { let n = 1; expect(await twice(async () => (n += 1))).toBe(5); });",
    ],
    [
      'a list, object, Map or Set that the program mutates is mutated in place for the test',
      [
        'let kept;',
        'export const sortIt = (list) => list.sort((a, b) => a - b);',
        'export const fill = (map, set, object) => { map.set("k", [1]); set.add(2); object.deep.x = 1; delete object.gone; };',
        'export const keep = (list) => { kept = list; }; export const later = () => { kept.push("later"); };',
        'export const copy = (list) => [...list].reverse();',
        'const items = [1]; export const shared = () => items; export const grow = () => items.push(2);',
        'export const circle = () => { const a = { name: "a" }; a.self = a; return a; };',
        'export const frozen = (list) => { list.push(1); };',
      ].join('\n'),
      "import { sortIt, fill, keep, later, copy, shared, grow, circle, frozen } from './main.js';",
      "test('in place', () => { const list = [3, 1, 2]; expect(sortIt(list)).toBe(list); expect(list).toEqual([1, 2, 3]); });",
      "test('deep', () => { const map = new Map(), set = new Set(), object = { deep: {}, gone: 1 }; const { deep } = object; fill(map, set, object); expect(map.get('k')).toEqual([1]); expect(set.has(2)).toBe(true); expect(object).toEqual({ deep: { x: 1 } }); expect(object.deep).toBe(deep); expect('gone' in object).toBe(false); });",
      "test('kept', () => { const list = []; keep(list); later(); expect(list).toEqual(['later']); });",
      "test('copied', () => { const list = [1, 2]; expect(copy(list)).toEqual([2, 1]); expect(copy(list)).not.toBe(list); expect(list).toEqual([1, 2]); });",
      "test('theirs', () => { const list = shared(); expect(shared()).toBe(list); grow(); expect(list).toEqual([1, 2]); list.push(3); expect(shared()).toEqual([1, 2, 3]); });",
      "test('circle', () => { const a = circle(); expect(a.self.self).toBe(a); });",
      "test('frozen', () => { expect(() => frozen(Object.freeze([]))).toThrow(TypeError); });",
    ],
    [
      'long lists and many calls work',
      'export const map = (list, f) => list.map(f);\nexport const sort = (list) => list.sort((a, b) => a - b);\nexport const add = (a, b) => a + b;',
      "import { map, sort, add } from './main.js';",
      "test('callbacks', () => { const list = Array.from({ length: 1000 }, (_, i) => i); expect(map(list, (x, i, all) => x + all.length)).toEqual(list.map((x) => x + 1000)); });",
      "test('sorting', () => { const list = Array.from({ length: 20000 }, (_, i) => (i * 7919) % 20011); const wanted = [...list].sort((a, b) => a - b); expect(sort(list)).toBe(list); expect(list).toEqual(wanted); });",
      "test('calls', () => { for (let i = 0; i < 1000; i += 1) expect(add(i, 1)).toBe(i + 1); });",
    ],
    [
      'tests can use the program’s classes, functions, iterators and errors directly',
      [
        'export class Animal { static count = 0; #name; constructor(name) { this.#name = name; this.tags = ["a"]; Animal.count += 1; } get name() { return this.#name; } set name(v) { this.#name = v; } speak() { return this.#name + " speaks"; } toString() { return "<" + this.#name + ">"; } static of(n) { return new Animal(n); } }',
        'export class Dog extends Animal { speak() { return super.speak() + "!"; } toJSON() { return { dog: this.name }; } *[Symbol.iterator]() { yield 1; yield 2; } }',
        'export class Oops extends Error { constructor(m, code) { super(m); this.name = "Oops"; this.code = code; } }',
        'export const fail = () => { throw new Oops("went wrong", 7); };',
        'export function* count(n) { for (let i = 0; i < n; i += 1) yield i; }',
        'export async function* slowly() { yield "a"; yield "b"; }',
        'export const counter = () => { let n = 0; return { up() { n += 1; return this; }, get value() { return n; } }; };',
        'export const adder = (a) => (b) => a + b;',
        'export default function named() {}',
        'export class Bag extends Map {}; export class List extends Array { last() { return this.at(-1); } }',
        'export const thenable = { then(done) { done(42); } };',
      ].join('\n'),
      "import named, { Animal, Dog, Oops, fail, count, slowly, counter, adder, Bag, List, thenable } from './main.js';",
      "import * as everything from './main.js';",
      "test('instances', () => { const d = new Dog('Rex'); expect(d).toBeInstanceOf(Dog); expect(d instanceof Animal).toBe(true); expect(d).not.toBeInstanceOf(Oops); expect(d.speak()).toBe('Rex speaks!'); d.name = 'Max'; expect(d.name).toBe('Max'); expect(String(d)).toBe('<Max>'); expect(JSON.stringify(d)).toBe('{\"dog\":\"Max\"}'); expect([...d]).toEqual([1, 2]); expect('speak' in d).toBe(true); expect(d.tags).toEqual(['a']); expect(d.constructor).toBe(Dog); expect(d).toEqual(new Dog('Max')); expect(d).toEqual({ tags: ['a'] }); expect(d).not.toStrictEqual({ tags: ['a'] }); expect(d).not.toEqual({ tags: ['b'] }); });",
      "test('statics', () => { const before = Animal.count; expect(Animal.of('x').name).toBe('x'); expect(Animal.count).toBe(before + 1); expect(Animal.name).toBe('Animal'); expect(Object.getPrototypeOf(Dog)).toBe(Animal); expect(() => Animal()).toThrow(TypeError); });",
      "test('errors', () => { expect(fail).toThrow(Oops); expect(() => fail()).toThrow('went wrong'); expect(() => fail()).toThrow(/^went/); expect(() => fail()).toThrow(Error); expect(() => fail()).not.toThrow(TypeError); try { fail(); } catch (e) { expect(e.code).toBe(7); expect(e.name).toBe('Oops'); } });",
      "test('iterators', async () => { expect([...count(3)]).toEqual([0, 1, 2]); const it = count(1); expect(it.next()).toEqual({ value: 0, done: false }); const all = []; for await (const x of slowly()) all.push(x); expect(all).toEqual(['a', 'b']); });",
      "test('closures', () => { const c = counter(); expect(c.up().up()).toBe(c); expect(c.value).toBe(2); expect(adder(1)(2)).toBe(3); expect(adder).toHaveLength(1); expect(named.name).toBe('named'); expect(Object.keys(everything)).toContain('adder'); });",
      "test('collections', () => { const b = new Bag([['a', 1]]); expect(b.get('a')).toBe(1); expect(b.size).toBe(1); const l = List.from([1, 2]); expect(l.last()).toBe(2); expect(Array.isArray(l)).toBe(true); expect(l).toEqual([1, 2]); });",
      "test('thenables', async () => expect(await thenable).toBe(42));",
      "test('the same class inside lists', () => { const dogs = [new Dog('a'), new Dog('b')]; expect(dogs.map((d) => d.name)).toEqual(['a', 'b']); });",
    ],
    [
      'the program can use a test’s objects and functions',
      [
        'export const area = (shape) => shape.area() * shape.factor;',
        'export const call = (f, ...args) => f(...args);',
        'export const guarded = (f) => { try { return f(); } catch (error) { return error instanceof TypeError ? "TypeError " + error.message : "other"; } };',
        'export const map = (list, f) => list.map(f);',
        'export const make = (Class) => new Class(3).n;',
        'export const sum = (items) => { let all = 0; for (const item of items) all += item; return all; };',
        'export const log = ({ logger }) => { logger.info("x", 1); };',
      ].join('\n'),
      "import { area, call, guarded, map, make, sum, log } from './main.js';",
      'class Square { constructor(n) { this.n = n; this.factor = 2; } area() { return this.n ** 2; } }',
      "test('instances', () => expect(area(new Square(3))).toBe(18));",
      "test('functions', () => { expect(call((a, b) => [a, b], 1, { x: 2 })).toEqual([1, { x: 2 }]); expect(map([1, 2], (n, i) => n * i)).toEqual([0, 2]); expect(call((f) => f(2), (n) => n + 1)).toBe(3); });",
      "test('errors', () => expect(guarded(() => { throw new TypeError('mine'); })).toBe('TypeError mine'));",
      "test('classes', () => expect(make(Square)).toBe(3));",
      "test('iterables', () => { expect(sum(new Set([1, 2]))).toBe(3); expect(sum((function* () { yield 4; yield 5; })())).toBe(9); });",
      "test('loggers', () => { const logger = { info: vi.fn() }; log({ logger }); expect(logger.info).toHaveBeenCalledWith('x', 1); });",
    ],
  ])('%s', (_, program, ...tests) => expectAllPassed({ program, tests: tests.join('\n') }));
});

describe('programs that fail their tests', () => {
  const two =
    "import { f } from './main.js';\ntest('first', () => expect(f(1)).toBe(1));\ntest('second', () => expect(f(2)).toBe(2));\ntest('third', () => expect(() => f(3)).toThrow());";

  test.each([
    ['time', 'for (;;);', 'it took longer than 300 ms'],
    ['memory', 'const all = []; for (;;) all.push(new Array(100000).fill(7));', 'it used up its memory'],
    ['output', 'for (;;) console.log("x".repeat(1000));', 'it printed too much'],
  ] as const)(
    'by reaching the %s limit fail that test, and the others are not run',
    async (limit, body, message) => {
      const result = await runner.program(
        'javascript',
        `export const f = (n) => { if (n > 1) { ${body} } return n; };`,
        { tests: [{ name: 'main.test.js', content: two }], limits: limit === 'time' ? { timeMs: 300 } : {} },
      );
      expect(result.limitHit).toBe(limit);
      expect(result.tests!.map(({ outcome }) => outcome)).toEqual(['passed', 'error', 'error']);
      expect(result.tests![1]!.message).toContain(message);
      expect(result.tests![2]!.message).toContain('Not run.');
    },
  );

  test.each([
    ['by an endless loop', 'for (;;);', 'was stopped: it took longer than 500 ms.'],
    ['by its syntax', 'export const f = (;', 'stopped before it could be tested: SyntaxError'],
    ['by an error', 'throw new Error("top");', 'stopped before it could be tested: Error: top'],
  ])('%s before the tests start have every test listed', async (_, program, message) => {
    expect(await verdicts({ program, tests: two, limits: { timeMs: 500 } })).toEqual(
      ['first', 'second', 'third'].map((name) =>
        expect.stringContaining(`${name}: error: Not run. The program ${message}`),
      ),
    );
  });

  test('by endless recursion fail only that test', async () => {
    const source = 'export const f = (n) => (n === 2 ? f(2) + 1 : n === 3 ? f(f) : n === f ? f(f) : 1);';
    const outcomes = await judged({ program: source, tests: two });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['passed', 'error', 'passed']);
    expect(outcomes[1]!.message).toContain('Maximum call stack size exceeded');
  });

  test('in a timer or an unawaited job fail the running test', async () => {
    const source =
      'export const f = (n) => { setTimeout(() => { throw new Error("late"); }, 1); return n; };';
    const tests =
      "import { f } from './main.js';\ntest('a', async () => { f(1); await new Promise((done) => setTimeout(done, 20)); });\ntest('b', () => {});";
    expect(await verdicts({ program: source, tests })).toEqual(['a: error: Error: late', 'b: passed']);
  });
});
