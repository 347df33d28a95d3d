import { describe, expect, test } from 'vitest';
import type { RunRequest, RunResult } from '../runner';
import { HereRunner } from '../testing/run-here';

/*
 * Programs that try to pass tests without solving them. The task: `add` of two numbers; `make()` gives {id: 7, tags:
 * ['a']}; `each` calls back. Every one of these fails every test that an honest wrong program fails.
 */
const runner = new HereRunner();

const TESTS = [
  "import { add, make, each } from './main.js';",
  "test('adds', () => expect(add(20, 22)).toBe(42));",
  "test('makes', () => expect(make()).toEqual({ id: 7, tags: ['a'] }));",
  "test('exactly', () => expect(make()).toStrictEqual({ id: 7, tags: ['a'] }));",
  "test('matches', () => expect(make()).toMatchObject({ id: 7 }));",
  "test('calls', () => { const spy = vi.fn(); each([1, 2], spy); expect(spy.mock.calls).toEqual([[1], [2]]); });",
  "test('throws', () => expect(() => add('1', 2)).toThrow(TypeError));",
  "test('later', async () => { await expect(Promise.resolve(add(1, 2))).resolves.toBe(3); });",
  "test('secret', () => { each([1], (x) => { expect(x).toBe(987654321); }); });",
].join('\n');

const WRONG = 'export const add = () => 0;\nexport const make = () => ({});\nexport const each = () => {};';

const run = (source: string, more: Partial<RunRequest> = {}): Promise<RunResult> =>
  runner.program('javascript', source, { tests: [{ name: 'main.test.js', content: TESTS }], ...more });

const passed = ({ tests }: RunResult) =>
  tests!.filter(({ outcome }) => outcome === 'passed').map(({ name }) => name);

test('an honest program passes, and a wrong one fails them all but the one that it leaves alone', async () => {
  const right = [
    'export const add = (a, b) => { if (typeof a !== "number") throw new TypeError("numbers"); return a + b; };',
    'export const make = () => ({ id: 7, tags: ["a"] });',
    'export const each = (list, f) => { for (const x of list) f(x === 1 && f.length === 1 ? 987654321 : x); };',
  ].join('\n');
  expect(passed(await run(right))).toEqual([
    'adds',
    'makes',
    'exactly',
    'matches',
    'calls',
    'throws',
    'later',
    'secret',
  ]);
  // 'secret' checks inside of the call-back only: a program that never calls back is told nothing.
  expect(passed(await run(WRONG))).toEqual(['secret']);
});

/** Each is put before the wrong program. */
const CHEATS: Record<string, string> = {
  'printing what a passed run prints':
    'console.log("✓ adds\\n✓ makes\\n Tests 8 passed (8)"); console.log(JSON.stringify({ outcome: "passed" }));',
  'replacing the framework by name':
    'globalThis.expect = () => new Proxy({}, { get: () => () => {} }); globalThis.test = globalThis.it = () => {}; globalThis.describe = () => {}; globalThis.vi = { fn: () => () => {} };',
  'polluting Object.prototype':
    'Object.prototype.holds = true; Object.prototype.outcome = "passed"; Object.prototype.pass = true; Object.prototype.id = 7; Object.prototype.then = undefined;',
  'redefining equality and its helpers':
    'Object.is = () => true; Array.prototype.every = () => true; Array.prototype.some = () => true; Array.prototype.includes = () => true; Map.prototype.has = () => true; Set.prototype.has = () => true; Reflect.ownKeys = () => []; Object.keys = () => [];',
  'replacing what lists are walked with':
    'Array.prototype[Symbol.iterator] = function* () {}; Array.prototype.map = () => []; Array.prototype.filter = () => []; Array.prototype.forEach = () => {};',
  'replacing JSON and what the bridge writes with':
    'JSON.stringify = () => \'["value",42,[]]\'; JSON.parse = () => ["value", 42, []]; Reflect.apply = () => 42; Function.prototype.call = Function.prototype.apply = () => 42;',
  'replacing promises':
    'Promise.prototype.then = function (f) { f(3); return this; }; Promise.resolve = () => ({ then: (f) => f(3) }); globalThis.Promise = class {};',
  'catching errors as they are made':
    'Error.prepareStackTrace = () => "passed"; Error.captureStackTrace = () => {}; Object.defineProperty(Error.prototype, "name", { get: () => "Passed" });',
  'looking for the judge on the global object':
    'for (const key of Reflect.ownKeys(globalThis)) { if (/judge|bridge|module|report|test|ended/i.test(String(key))) throw new Error("found " + String(key)); }',
  'ending early': 'globalThis.process?.exit?.(0); globalThis.quit?.(0); globalThis.std?.exit?.(0);',
  'reaching through constructors':
    'const go = (() => {}).constructor("return this")(); go.process?.exit(0); ({}).constructor.constructor("globalThis.expect = null")();',
};

describe('nothing is won by', () => {
  test.each(Object.entries(CHEATS))('%s', async (_name, cheat) => {
    const result = await run(`${cheat}\n${WRONG}`);
    expect(passed(result).filter((name) => name !== 'secret')).toEqual([]);
    expect(result.tests).toHaveLength(8);
  });

  test('values that lie: proxies, getters, thenables, values that turn into others', async () => {
    const liars = [
      'new Proxy({}, { get: (_, key) => (key === "id" ? 7 : undefined), ownKeys: () => ["id", "tags"], getOwnPropertyDescriptor: () => ({ value: 7, enumerable: true, configurable: true, writable: true }) })',
      'new Proxy(function () {}, { get: () => 42, apply: () => 42, has: () => true, getPrototypeOf: () => Object.prototype })',
      '({ valueOf: () => 42, toString: () => "42", [Symbol.toPrimitive]: () => 42, toJSON: () => 42 })',
      '({ then: (done) => done(3), equals: () => true, asymmetricMatch: () => true, matches: () => true, $$typeof: Symbol.for("jest.asymmetricMatcher") })',
      '(class { static [Symbol.hasInstance]() { return true; } asymmetricMatch() { return true; } matches() { return true; } })',
      'Object.create({ id: 7, tags: ["a"] })',
      '[]',
    ];
    for (const liar of liars) {
      const source = `const liar = ${liar};\nexport const add = () => liar;\nexport const make = () => liar;\nexport const each = () => {};`;
      const won = passed(await run(source)).filter((name) => name !== 'secret');
      // What only asks for the property that the liar really answers with, or awaits it, is not deceived.
      expect(
        won.filter((name) => !['matches', 'later'].includes(name)),
        liar,
      ).toEqual([]);
    }
  });

  test('breaking the connection where an error is expected', async () => {
    const bombs = [
      'const all = []; for (;;) all.push(new Array(100000).fill(1));',
      'for (;;);',
      'return "x".repeat(30_000_000);',
      'const f = () => f() + 1; const deep = []; let at = deep; for (let i = 0; i < 50000; i += 1) { at[0] = []; at = at[0]; } return deep;',
    ];
    for (const bomb of bombs) {
      const source = `export const add = (a) => { ${bomb} };\nexport const make = () => 1;\nexport const each = () => {};`;
      const result = await run(source, { limits: { timeMs: 500 } });
      expect(
        passed(result).filter((name) => name !== 'secret'),
        bomb,
      ).toEqual([]);
      expect(result.tests).toHaveLength(8);
    }
  });

  test('reading what a check expects, or swallowing its failure', async () => {
    const source = [
      'const seen = [];',
      'export const add = (...all) => { console.log(JSON.stringify(seen)); return 0; };',
      'export const make = () => ({});',
      'export const each = (list, f) => { for (const x of list) { try { f(x); } catch (error) { seen.push(String(error), String(error.message), String(error.stack), Object.keys(error)); } } console.log(JSON.stringify(seen), String(f), f.toString(), Reflect.ownKeys(f).join()); };',
    ].join('\n');
    const result = await run(source);
    expect(passed(result)).toEqual(['calls']);
    expect(result.tests!.at(-1)).toMatchObject({
      name: 'secret',
      outcome: 'failed',
      message: 'expected 1 to be 987654321',
    });
    expect(JSON.stringify([result.stdout, result.tests!.map(({ stdout }) => stdout)])).not.toContain(
      '987654321',
    );
  });

  test("calling into the judge's world: its functions can be called and nothing else", async () => {
    const source = [
      'export const add = () => 0; export const make = () => ({});',
      'export const each = (list, f) => {',
      '  const tries = [',
      '    () => f.constructor("return globalThis.expect")(), () => f.call.constructor("return typeof expect")(),',
      '    () => Object.getPrototypeOf(f).constructor("return typeof vi")(), () => f.mock.calls, () => { f.mock = { calls: [[1], [2]] }; },',
      '    () => new f().constructor.constructor("return typeof expect")(), () => f.apply(f, [f]).constructor.constructor("return 1"),',
      '  ];',
      '  console.log(tries.map((each) => { try { return String(each()); } catch { return "error"; } }).join(" "));',
      '};',
    ].join('\n');
    const result = await run(source);
    const printed = result.tests!.find(({ name }) => name === 'calls')!.stdout;
    expect(
      printed
        .trim()
        .split(' ')
        .every((each) => ['undefined', 'error'].includes(each)),
      printed,
    ).toBe(true);
    expect(passed(result).filter((name) => name !== 'secret')).toEqual([]);
  });

  test('leaving something for the next run', async () => {
    const honest = await run(`globalThis.leak = 1; Object.prototype.leak = 2;\n${WRONG}`);
    expect(passed(honest)).toEqual(['secret']);
    expect(passed(await run(`if (globalThis.leak) throw 1;\n${WRONG}`))).toEqual(['secret']);
  });
});

describe('the files of the tests', () => {
  test('cannot be imported or read by the program', async () => {
    for (const deed of [
      "import './main.test.js';",
      "await import('./main.test.js');",
      "import 'vitest';",
      "import * as t from '(tests)';",
    ]) {
      const result = await run(`${deed}\n${WRONG}`);
      expect(result.exitCode, deed).toBe(1);
      expect(passed(result)).toEqual([]);
      expect(JSON.stringify(result)).not.toContain('987654321');
    }
  });
});
