import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { InProcessRunner } from '../testing/in-process-runner';

const runner = new InProcessRunner();

/** Expressions whose console.log output must match Node's. */
const EXPRESSIONS = [
  '[1, "two", null, undefined, true, -0, 1.5, NaN, 10n, Symbol("x"), [, 1, , 2, ,]]',
  'Array.from({ length: 120 }, (_, i) => i * 3)',
  'Array.from({ length: 27 }, (_, i) => "item " + i * i)',
  '[[1, 2, [3, 4, [5, [6]]]], { a: { b: { c: { d: 1 } } } }]',
  '({ a: 1, "b-c": "two", 3: [1], f() {}, g: () => 1, h: class A {}, i: class extends Array {} })',
  '({ users: [{ id: 1, name: "Ann", tags: ["x", "y"] }, { id: 2, name: "Bob", tags: [] }], href: "x" })',
  '({ get x() { return 1; }, set x(v) {}, get y() { return 1; }, set z(v) {}, [Symbol("s")]: 1 })',
  '"plain"',
  '["it\'s", \'say "hi"\', `both \' and "`, "new\\nline", "tab\\t", "back\\\\slash"]',
  '[new Map([["a", 1], [{ x: 1 }, [2]]]), new Set([1, "a", [2]]), new Map()]',
  '[new Date(0), new Date(NaN), /a+b/gi, new Number(3), new String("abc"), new Uint8Array([1, 2, 3])]',
  'Object.assign(Object.create(null), { a: 1 })',
  '(() => { class A { constructor() { this.name = "Rex"; } } class B extends A {} return [A, B, new B()]; })()',
  '(() => { const o = { n: 1 }; o.self = o; o.list = [o]; return o; })()',
  '[function named() {}, async () => {}, Object.assign(() => {}, { extra: 1 })]',
  'Object.assign([1, 2], { extra: 1 })',
];

test('console.log formats values like Node', async () => {
  const source = EXPRESSIONS.map((text) => `console.log(${text});\nconsole.log("----");`).join('\n');
  const { stdout, stderr } = await runner.program('javascript', source);
  expect(stderr).toBe('');
  const shown = stdout.split('\n----\n');
  EXPRESSIONS.forEach((text, index) => {
    const value: unknown = new Function(`return (${text})`)();
    expect(shown[index], text).toBe(typeof value === 'string' ? value : inspect(value));
  });
});

test('console.log supports format specifiers, groups and error stacks', async () => {
  const source =
    'console.log("%s is %d and %i, %j %%", "Ann", 1.5, 2.9, { a: 1 }, "rest", [1]);\nconsole.log("100%", 5);\nconsole.log(new Error("oops"));\nconsole.error("to", "stderr");\nconsole.group("g"); console.log("in\\nside"); console.groupEnd(); console.log("out");';
  const { stdout, stderr } = await runner.program('javascript', source);
  expect(stdout).toMatch(
    /^Ann is 1\.5 and 2, {"a":1} % rest \[ 1 \]\n100% 5\nError: oops\n {4}at .*main\.js:3:\d+\)?\ng\n {2}in\n {2}side\nout\n$/,
  );
  expect(stderr).toBe('to stderr\n');
});
