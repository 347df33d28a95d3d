import assert from 'node:assert/strict';
import type { RunResult } from '../../runner';
import { type Attack, javascript } from './attack';
import { javascriptJudgeAttacks } from './javascript-judge';

/** Tests that no program below passes: nobody could guess the number. */
const tests = (name: string) => [
  {
    name,
    content: [
      "import { add } from './main';",
      "test('adds', () => { const sum = add(2, 3, () => 4711); expect(sum).toBe(987654321); });",
      "test('throws', () => { expect(() => add('throw')).toThrow('987654321'); });",
      "test('objects', () => { expect(add({})).toStrictEqual({ secret: 987654321 }); });",
    ].join('\n'),
  },
];

/** No test passed, all are listed, and the program saw nothing of them. */
export const unbeaten = (result: RunResult): void => {
  const names = result.tests?.map(({ name }) => name);
  assert.deepEqual(names, ['adds', 'throws', 'objects']);
  assert.ok(result.tests?.every(({ outcome }) => outcome !== 'passed'));
  const printed = JSON.stringify([result.stdout, result.stderr, result.tests?.map(({ stdout }) => stdout)]);
  assert.doesNotMatch(printed, /987654321/);
};

/** A program that prints `held` while it starts, and then tries `cheat` when it is tested. */
export const cheatsOn = (make: typeof javascript.held, testFile: string): Attack[] => {
  const cheat = (name: string, before: string, body = 'return 0;') =>
    make(`tests: ${name}`, `console.log('held');\n${before}\nexport const add = (...all) => { ${body} };`, {
      tests: tests(testFile),
      check: unbeaten,
    });
  return [
    cheat('a success message that is printed', '', 'console.log("PASS", "3 passed"); return 0;'),
    cheat(
      'a framework of its own',
      'globalThis.test = globalThis.it = () => {}; globalThis.expect = () => ({});',
    ),
    cheat(
      'built-ins that lie',
      'Object.is = () => true; Array.prototype.every = () => true; Array.prototype.map = () => []; Reflect.ownKeys = () => [];',
    ),
    cheat(
      'polluted prototypes',
      'Object.prototype.outcome = "passed"; Object.prototype.holds = true; Object.defineProperty(Object.prototype, "secret", { get: () => 987654321 - 1 });',
    ),
    cheat('promises that lie', 'Promise.prototype.then = function (f) { f(1); return this; };'),
    cheat('iterators that lie', 'Array.prototype[Symbol.iterator] = function* () {};'),
    cheat('JSON that lies', 'JSON.stringify = () => "[]"; JSON.parse = () => [];'),
    cheat(
      'a value that equals everything',
      '',
      'return new Proxy(() => 1, { get: (_, key) => key === "then" ? undefined : () => true, has: () => true });',
    ),
    cheat(
      'a value that is turned into another',
      '',
      'return { valueOf: () => 987654321, [Symbol.toPrimitive]: () => 987654321, toJSON: () => 987654321 };'.replaceAll(
        '987654321',
        '42',
      ),
    ),
    cheat(
      'a bomb in toString',
      '',
      'return { toString() { throw new Error("x"); }, get secret() { throw new Error("y"); } };',
    ),
    cheat(
      'a matcher of its own',
      '',
      'return { asymmetricMatch: () => true, matches: () => true, $$typeof: Symbol.for("jest.asymmetricMatcher") };',
    ),
    cheat(
      'the constructor of a call-back',
      '',
      'const f = all[2] ?? (() => {}); try { console.log(f.constructor("return String(expect)")()); } catch {} return f.constructor.constructor("return 0")();',
    ),
    cheat(
      'stack traces',
      'Error.prepareStackTrace = (_, frames) => { globalThis.frames = frames; return "x"; };',
      'const { stack } = new Error(); console.log(stack, String(globalThis.frames)); return 0;',
    ),
    cheat(
      'callers and arguments',
      '',
      'try { console.log(String(all[2]), all[2].caller, all[2].arguments); } catch {} return 0;',
    ),
  ];
};

const MEGABYTE = 1024 * 1024;

export const javascriptAttacks: Attack[] = [
  ...cheatsOn(javascript.held, 'main.test.js'),
  ...javascriptJudgeAttacks,
  javascript.capped('tests: an end without a word', 'export const add = () => 0;\nthrow new Error("over");', {
    tests: tests('main.test.js'),
    check: unbeaten,
  }),
  javascript.capped('tests: a loop while it is tested', 'export const add = () => { for (;;); };', {
    tests: tests('main.test.js'),
    by: ['time'],
    check: unbeaten,
  }),
  javascript.capped(
    'tests: a memory bomb where an error is expected',
    'export const add = () => { const all = []; for (;;) all.push(new Array(100000).fill(1)); };',
    { tests: tests('main.test.js'), by: ['memory'], limits: { timeMs: 5000 }, check: unbeaten },
  ),
  javascript.capped(
    'tests: endless output while it is tested',
    'export const add = () => { for (;;) console.log("x".repeat(1000)); };',
    {
      tests: tests('main.test.js'),
      by: ['output'],
      check: unbeaten,
    },
  ),
  javascript.capped('tests: reading their file', "import './main.test.js';\nconsole.log('SURVIVED');", {
    tests: tests('main.test.js'),
  }),
  javascript.capped(
    'microtasks that grow',
    'const all = []; const f = () => { all.push(new Array(5000).fill(1)); return Promise.resolve().then(f); }; f();',
    { by: ['memory'], limits: { memoryBytes: 32 * MEGABYTE, timeMs: 5000 } },
  ),
  javascript.capped('timers without end', 'const f = () => { setTimeout(f, 0); setTimeout(f, 0); }; f();', {
    by: ['time', 'memory'],
  }),
  javascript.held(
    'rejections by the thousand',
    'for (let i = 0; i < 20000; i += 1) { Promise.reject(i).catch(() => {}); } await null; console.log("held");',
  ),
];
