import assert from 'node:assert/strict';
import type { RunResult } from '../../runner';
import { type Attack, javascript } from './attack';
import { javascriptJudgeAttacks } from './javascript-judge';

/** Tests that no program below can pass, because the number can't be guessed. */
const tests = [
  {
    name: 'main.test.js',
    content: [
      "import { add } from './main';",
      "test('adds', () => { const sum = add(2, 3, () => 4711); expect(sum).toBe(987654321); });",
      "test('throws', () => { expect(() => add('throw')).toThrow('987654321'); });",
      "test('objects', () => { expect(add({})).toStrictEqual({ secret: 987654321 }); });",
    ].join('\n'),
  },
];

/** Asserts that no test passed, all are listed, and the program couldn't see them. */
const assertNonePassed = (result: RunResult): void => {
  const names = result.tests?.map(({ name }) => name);
  assert.deepEqual(names, ['adds', 'throws', 'objects']);
  assert.ok(result.tests?.every(({ outcome }) => outcome !== 'passed'));
  const printed = JSON.stringify([result.stdout, result.stderr, result.tests?.map(({ stdout }) => stdout)]);
  assert.doesNotMatch(printed, /987654321/);
};

/** A program that prints `held` when it starts, and runs `body` when it's tested. */
const cheat = (name: string, before: string, body = 'return 0;') =>
  javascript.held(
    `tests: ${name}`,
    `console.log('held');\n${before}\nexport const add = (...all) => { ${body} };`,
    { tests, check: assertNonePassed },
  );

/** A program whose answer is too much for the judge. */
const bomb = (name: string, body: string) =>
  javascript.capped(`tests: ${name}`, `export const add = () => { ${body} };`, {
    tests,
    check: assertNonePassed,
  });

const cheats: Attack[] = [
  cheat('printing a success message', '', 'console.log("PASS", "3 passed"); return 0;'),
  cheat(
    'replacing the test framework',
    'globalThis.test = globalThis.it = () => {}; globalThis.expect = () => new Proxy({}, { get: () => () => {} }); globalThis.vi = {};',
  ),
  cheat(
    'built-ins that lie',
    'Object.is = () => true; Map.prototype.has = Set.prototype.has = Array.prototype.every = Array.prototype.some = Array.prototype.includes = () => true; Array.prototype.map = Array.prototype.filter = Reflect.ownKeys = Object.keys = () => []; Reflect.apply = Function.prototype.call = Function.prototype.apply = () => 42;',
  ),
  cheat(
    'polluted prototypes',
    'for (const name of ["outcome", "holds", "pass"]) Object.prototype[name] = "passed"; Object.defineProperty(Object.prototype, "secret", { get: () => 987654321 - 1 });',
  ),
  cheat(
    'promises that lie',
    'Promise.prototype.then = function (f) { f(1); return this; }; Promise.resolve = () => ({ then: (f) => f(3) }); globalThis.Promise = class {};',
  ),
  cheat('iterators that lie', 'Array.prototype[Symbol.iterator] = function* () {};'),
  cheat(
    'JSON that lies',
    'JSON.stringify = () => \'["value",42,[]]\'; JSON.parse = () => ["value", 42, []];',
  ),
  cheat(
    'searching the global object for the judge',
    'for (const key of Reflect.ownKeys(globalThis)) if (/judge|bridge|module|report|test|ended|host/i.test(String(key))) console.log("found", String(key));',
  ),
  cheat(
    'exiting early from a test',
    'globalThis.process?.exit?.(0); globalThis.quit?.(0); globalThis.std?.exit?.(0); (() => {}).constructor("return this")().process?.exit(0);',
  ),
  cheat(
    'a value that equals everything',
    '',
    'return new Proxy(() => 1, { get: (_, key) => key === "then" ? undefined : () => true, has: () => true });',
  ),
  cheat(
    'a proxy that has every requested property',
    '',
    'return new Proxy({}, { get: () => 7, ownKeys: () => ["secret"], getOwnPropertyDescriptor: () => ({ value: 7, enumerable: true, configurable: true, writable: true }) });',
  ),
  cheat(
    'returning its own matcher',
    '',
    'return class { static [Symbol.hasInstance]() { return true; } static asymmetricMatch() { return true; } static matches() { return true; } static $$typeof = Symbol.for("jest.asymmetricMatcher"); };',
  ),
  cheat(
    'the constructor of a callback',
    '',
    'const f = all[2] ?? (() => {}); try { console.log(f.mock?.calls, f.constructor("return String(expect)")()); } catch {} return f.constructor.constructor("return 0")();',
  ),
  cheat(
    'stack traces',
    'Error.prepareStackTrace = (_, frames) => { globalThis.frames = frames; return "x"; }; Object.defineProperty(Error.prototype, "name", { get: () => "Passed" });',
    'const { stack } = new Error(); console.log(stack, String(globalThis.frames)); return 0;',
  ),
  cheat(
    'callers and arguments',
    '',
    'try { console.log(String(all[2]), all[2].caller, all[2].arguments); } catch {} return 0;',
  ),
  bomb('a huge answer', 'return "x".repeat(30_000_000);'),
  bomb(
    'a deeply nested answer',
    'const deep = []; let at = deep; for (let i = 0; i < 50000; i += 1) { at[0] = []; at = at[0]; } return deep;',
  ),
];

export const javascriptAttacks: Attack[] = [
  ...cheats,
  ...javascriptJudgeAttacks,
  javascript.capped('tests: throwing at startup', 'export const add = () => 0;\nthrow new Error("over");', {
    tests,
    check: assertNonePassed,
  }),
  javascript.capped('tests: an endless loop in a test', 'export const add = () => { for (;;); };', {
    tests,
    by: ['time'],
    check: assertNonePassed,
  }),
  javascript.capped(
    'tests: endless output in a test',
    'export const add = () => { for (;;) console.log("x".repeat(1000)); };',
    { tests, by: ['output'], check: assertNonePassed },
  ),
  javascript.capped('tests: reading the test file', "import './main.test.js';\nconsole.log('SURVIVED');", {
    tests,
  }),
  javascript.capped('endless timers', 'const f = () => { setTimeout(f, 0); setTimeout(f, 0); }; f();', {
    by: ['time', 'memory'],
  }),
  javascript.held(
    'thousands of rejections',
    'for (let i = 0; i < 20000; i += 1) { Promise.reject(i).catch(() => {}); } await null; console.log("held");',
  ),
];
