import { describe, expect, test } from 'vitest';
import { callTestName, callTests } from '../../grading';
import { at, object, plainRun, steps, trace, variables } from '../testing/traces';

const javascript = async (source: string, more = {}) => (await trace('javascript', source, more)).recording;

describe('a recorded JavaScript program', () => {
  test('has a step per statement, with calls, returns and the variables at each', async () => {
    const recording = await javascript(
      'function double(n) {\n  const m = n * 2;\n  return m;\n}\nconst x = double(3);\nconsole.log(x);\n',
    );
    expect(steps(recording)).toEqual([
      'line 5',
      'call 1',
      'line 2',
      'line 3',
      'return 3 = 6',
      'line 6',
      'end 6',
    ]);
    expect(variables(recording, at(recording, 'return', 3))).toEqual({ n: '3', m: '6' });
    const [frame] = recording.stackAt(at(recording, 'line', 6));
    expect(frame?.variables.find(({ name }) => name === 'x')).toMatchObject({ value: '6', isChanged: true });
  });

  test('shows loops by their condition, each time', async () => {
    const recording = await javascript('let n = 0;\nwhile (n < 2)\n  n += 1;\n');
    expect(steps(recording)).toEqual(['line 1', 'line 2', 'line 3', 'line 2', 'line 3', 'line 2', 'end 3']);
  });

  test('opens where an error was raised, below the frames it went through', async () => {
    const recording = await javascript(
      'const inner = () => {\n  null.name;\n};\nfunction outer() {\n  inner();\n}\nouter();\n',
    );
    expect(recording.end).toBe('raised');
    expect(recording.steps[recording.start]).toMatchObject({ kind: 'raise', line: 2, depth: 2 });
    expect(recording.stackAt(recording.start).map(({ name, line }) => [name, line])).toEqual([
      ['inner', 2],
      ['outer', 5],
      ['<module>', 7],
    ]);
  });

  test('ends with an error outside of all functions', async () => {
    const recording = await javascript('const list = [1];\nlist.first.second;\n');
    expect(recording.steps.at(-1)).toMatchObject({ kind: 'raise', line: 2 });
  });

  test('keeps the frames of generators and async functions between their parts', async () => {
    const recording = await javascript(
      'function* count() {\n  const got = yield 1;\n  yield* [2];\n  return got;\n}\nconst all = [...count()];\nasync function later(n) {\n  await null;\n  return n;\n}\nconst both = await Promise.all([later(1), later(2)]);\n',
    );
    expect(steps(recording).filter((step) => /^(yield|return)/.test(step))).toEqual([
      ...['yield 2 = 1', 'return 4 = undefined', 'return 9 = 1', 'return 9 = 2'],
    ]);
    expect(object(recording, recording.length - 1, 'both')?.items).toEqual(['1', '2']);
  });

  test('shows classes with private fields, closures, maps, sets and cycles', async () => {
    const recording = await javascript(`class Box {
  #size = 2;
  get half() { throw new Error('called'); }
  constructor(name) { this.name = name; this.self = this; }
}
const box = new Box('a');
const map = new Map([['k', new Set([1])]]);
const counter = () => { let count = 0; return () => { count += 1; return count; }; };
const next = counter();
next();
const { length, [0]: first } = 'xy';
`);
    const end = recording.length - 1;
    const box = object(recording, end, 'box');
    expect(box).toMatchObject({
      label: 'Box',
      items: [
        ['name', '"a"'],
        ['self', box?.id],
        ['#size', '2'],
      ],
    });
    expect(object(recording, end, 'map')).toMatchObject({ kind: 'dict', label: 'Map', size: 1 });
    expect(variables(recording, end)).toMatchObject({ length: '2', first: '"x"' });
    const inner = recording.steps.findLastIndex(({ kind, result }) => kind === 'return' && result === '1');
    expect(variables(recording, inner)).toMatchObject({ count: '1' });
  });

  test('ties what was printed to steps, reads input, and runs other files and CommonJS', async () => {
    const main =
      'const { greet } = require("./lib/greet");\nconsole.group("In");\nconsole.log(greet(input("Name? ")));\nconsole.groupEnd();\nif (require.main === module) console.log("main");\n';
    const lib = 'exports.greet = (name) => "Hi " + name;\n';
    const recording = await javascript(main, {
      stdin: 'Ann\n',
      files: [{ name: 'lib/greet.js', content: lib }],
    });
    expect(recording.output).toBe('In\nName?   Hi Ann\nmain\n');
    expect(recording.outputAt(at(recording, 'line', 4))).toBe('In\nName?   Hi Ann\n');
    expect(recording.steps.some(({ file, kind }) => file === 'lib/greet.js' && kind === 'call')).toBe(true);
  });

  test('ends at the limit of steps, even if everything is caught', async () => {
    const recording = await javascript(
      'let n = 0;\nwhile (n < 5000) {\n  try {\n    n += 1;\n  } catch {}\n}\n',
    );
    expect(recording).toMatchObject({ end: 'steps', length: 3000 });
  });

  test('behaves as a plain run', async () => {
    const source = `const log = [];
label: for (const [key, { n = 1 }] of Object.entries({ a: {}, b: { n: 2 } })) {
  switch (n) {
    case 1: { let x = key; log.push(x); continue label; }
    default: log.push(() => n);
  }
}
do log.push(log.length); while (log.length < 4)
class A { static s = 1; static { A.t = 2; } }
class B extends A { v = this.constructor.name; constructor() { if (A.s) super(); } }
const tag = (parts, ...values) => parts.raw.join('|') + values;
const f = async ({ a } = {}, ...rest) => (await a, rest?.[0] ?? 'none');
var hoisted = typeof later === 'function' && later.name;
function later() { return arguments.length; }
try { try { throw new TypeError('x'); } finally { log.push('finally'); } } catch ({ message }) { log.push(message); }
const fac = function self(n) { return n ? n * self(n - 1) : 1; };
console.log(log, new B().v, tag\`a\${1}b\${later(1, 2)}\`, await f({ a: 1 }, 'r'), hoisted, fac(5), (() => ({ o: 1 }))());
for await (const each of (async function* () { yield 1; yield 2; })()) console.log(each);
setTimeout(() => console.log('timer'), 1);
queueMicrotask(() => console.log('job'));
const proxy = new Proxy({}, { get: (_, key) => { console.log('trap', String(key)); return 1; } });
console.log(proxy.size);
`;
    const [plain, recorded] = [await plainRun('javascript', source), await trace('javascript', source)];
    expect(plain.stderr).toBe('');
    expect(recorded.recording.output).toBe(plain.stdout);
    expect(recorded.result.stderr).toBe('');
  });
});

describe('an outline of a JavaScript program', () => {
  test('has all steps, and the variables where it opens', async () => {
    const source =
      'function half(n) {\n  const m = n.toFixed();\n  return m;\n}\nfunction halves(items) {\n  return items.map(half);\n}\nhalves([1, 2, null]);\n';
    const whole = (await trace('javascript', source)).recording;
    const outline = (await trace('javascript', source, {}, undefined, true)).recording;
    expect(outline.steps.map(({ kind, line, depth }) => [kind, line, depth])).toEqual(
      whole.steps.map(({ kind, line, depth }) => [kind, line, depth]),
    );
    const { start } = whole;
    expect([outline.start, outline.isKnown(start), outline.isKnown(1)]).toEqual([start, true, false]);
    const shown = (recording: typeof whole) =>
      recording
        .stackAt(start)
        .map(({ variables: all }) =>
          all.map(({ name, value }) => [name, typeof value === 'number' || value]),
        );
    expect(shown(outline)).toEqual(shown(whole));
  });
});

describe('a failed test of a JavaScript program', () => {
  const source =
    'export function total(items) {\n  let sum = 0;\n  for (const item of items) sum = item;\n  return sum;\n}\n';

  test('is recorded up to the value it returned, with the globals it sees', async () => {
    const files = [{ name: 'main.js', content: source }];
    const tests = [callTests({ language: 'javascript', files }, [{ call: 'total([1, 2])', expect: '3' }])];
    const { recording } = await trace('javascript', source, { tests }, { name: callTestName(0) });
    expect(recording.steps[recording.last]).toMatchObject({ kind: 'return', line: 4, result: '2' });
    expect(recording.stackAt(recording.last).map(({ name }) => name)).toEqual(['total', '<module>']);
  });

  test('in a file is distinguished from the tests before it, in TypeScript as well', async () => {
    const content =
      "import { total } from './main';\ntest('one', () => expect(total([1])).toBe(1));\ntest('two', () => expect(total([4, 5])).toBe(9));\n";
    const typed = source.replace('(items)', '(items: number[]): number');
    const tests = [{ name: 'main.test.ts', content }];
    const { recording } = await trace('typescript', typed, { tests }, { name: 'two' });
    expect(recording.steps[recording.last]).toMatchObject({
      kind: 'return',
      file: 'main.ts',
      line: 4,
      result: '5',
    });
    expect(recording.steps.filter(({ kind }) => kind === 'call')).toHaveLength(1);
  });
});
