import assert from 'node:assert/strict';
import type { RunResult } from '../../runner';
import { type Attack, javascript } from './attack';

/** Tests that pass objects of their own realm to the program, as normal tests do. */
const PASSING_OBJECTS = [
  "import { add, is, each, make, watch } from './main';",
  "test('passes a class', () => { is([], Function); });",
  "test('passes an iterator', () => { each([1, 2].values(), (x) => x); });",
  "test('changes a returned object', () => { const made = make(); made.secret = 1; });",
  "test('is called back', () => { watch((x) => { expect(x).toBe(987654321); }); });",
  "test('adds', () => { expect(add(2, 3)).toBe(987654321); });",
  "test('is unaffected', () => { expect([{}.secret, ...[1, 2]].length).toBe(3); expect({}.secret).toBe(undefined); });",
].join('\n');

/** The wrong sum was detected, and the judge's realm is unchanged. */
const assertJudgeUnaffected = ({ tests = [], stdout, stderr }: RunResult): void => {
  const outcomes = new Map(tests.map(({ name, outcome }) => [name, outcome]));
  const names = ['is called back', 'adds', 'is unaffected'];
  assert.deepEqual(
    names.map((name) => outcomes.get(name)),
    ['failed', 'failed', 'passed'],
  );
  assert.doesNotMatch(JSON.stringify([stdout, stderr, tests.map((test) => test.stdout)]), /987654321/);
};

const HONEST = {
  add: 'export const add = () => 0;',
  is: 'export const is = () => true;',
  each: 'export const each = () => {};',
  make: 'export const make = () => ({});',
  watch: 'export const watch = (f) => f(0);',
};

const testsOf = (content: string) => [{ name: 'main.test.js', content }];

const reaching = (name: string, code: string, own: Partial<typeof HONEST>): Attack =>
  javascript.held(
    `tests: ${name}`,
    `console.log('held');\n${code}\n${Object.values({ ...HONEST, ...own }).join('\n')}`,
    { tests: testsOf(PASSING_OBJECTS), check: assertJudgeUnaffected },
  );

/** Rewrites the next message of the bridge, through the toJSON method that JSON.stringify calls on arrays. */
const rewriting = (condition: string, message: string) =>
  `let armed = false;
Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value() {
  if (!armed || !(${condition})) return this;
  armed = false;
  return ${message};
} });`;

/** Programs that know the judge's protocol and send it messages that only its own side may send. */
export const javascriptJudgeAttacks: Attack[] = [
  reaching('creating functions in the tests’ realm', '', {
    is: `export const is = (_, Class) => { try { new Class('globalThis.expect = () => ({ toBe() {} })')(); } catch {} return true; };`,
  }),
  reaching(
    'answering with a prototype of the judge',
    rewriting("this.length === 3 && this[0] === 'value'", "['prototype', 'Object', []]"),
    { make: 'export const make = () => { armed = true; return {}; };' },
  ),
  reaching(
    'the prototype of a test’s argument',
    rewriting("this.length === 3 && this[0] === 'call'", "['proto', [this[1][1]], this[2]]"),
    {
      each: 'export const each = (list, f) => { armed = true; try { const found = list.next(); if (found !== Object.getPrototypeOf([].values())) { found.next = () => ({ done: true }); f(found); } } catch {} };',
    },
  ),
  reaching(
    'reading an object of the judge with a request',
    rewriting("this.length === 3 && this[0] === 'call'", "['get', [this[1][0], 'constructor'], this[2]]"),
    {
      each: `export const each = (list, f) => { armed = true; try { f(1)('globalThis.expect = () => ({ toBe() {} })')(); } catch {} };`,
    },
  ),
  reaching(
    'an object it was never given',
    rewriting(
      "this.length === 3 && this[0] === 'call'",
      "['call', [['o', 'J', 0], null, ['o', 'J', 3]], []]",
    ),
    { each: 'export const each = (list, f) => { armed = true; try { f(1); } catch {} };' },
  ),
  reaching('reading the expected value from a failure', '', {
    watch:
      'export const watch = (f) => { try { f(0); } catch (error) { console.log(error, error.message, error.stack, Object.entries(error)); throw error; } };',
  }),
  reaching('swallowing a failed check', '', {
    watch: 'export const watch = (f) => { try { f(0); } catch {} };',
  }),
  javascript.capped(
    'tests: running out of memory where an error is expected',
    'export const add = () => { const all = []; for (;;) all.push(new Array(100000).fill(1)); };',
    {
      tests: testsOf(
        "import { add } from './main';\ntest('throws', () => { expect(() => add()).toThrow(); });",
      ),
      by: ['memory'],
      limits: { timeMs: 5000 },
      check: ({ tests }) => assert.equal(tests?.[0]?.outcome, 'error'),
    },
  ),
  javascript.held(
    'tests: endless messages',
    'console.log("held");\nexport const add = () => { throw new Error("x".repeat(200000)); };',
    {
      tests: testsOf(
        "import { add } from './main';\nfor (let i = 0; i < 20; i += 1) test('adds ' + i, () => { add(); });",
      ),
      check: (result) => assert.ok(JSON.stringify(result.tests).length < 200_000),
    },
  ),
  javascript.capped(
    'tests: one long message for all tests',
    'console.log("held");\nawait import("./" + "x".repeat(60000));',
    {
      tests: testsOf("import './main';\nfor (let i = 0; i < 20; i += 1) test('adds ' + i, () => {});"),
      check: (result) => assert.ok(JSON.stringify(result.tests).length < 200_000),
    },
  ),
  javascript.held(
    'tests: endless names',
    'console.log("held");\nexport const rows = Array.from({ length: 20 }, () => "x".repeat(100000));',
    {
      tests: testsOf("import { rows } from './main';\ntest.each(rows)('adds %s', () => {});"),
      check: (result) => assert.ok(JSON.stringify(result.tests).length < 100_000),
    },
  ),
  javascript.held('tests: leaving a global', 'globalThis.leak = 1;\nconsole.log("held");', {
    tests: testsOf("import './main';\ntest('nothing', () => {});"),
    next: 'console.log(globalThis.leak ? "ESCAPED" : "held");',
  }),
];
