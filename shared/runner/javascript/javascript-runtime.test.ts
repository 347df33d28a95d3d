import { beforeAll, describe, expect, test } from 'vitest';
import type { RunRequest } from '../runner';
import { InProcessRunner } from '../testing/in-process-runner';

const runner = new InProcessRunner();
const javascript = (source: string, more?: Partial<RunRequest>) => runner.program('javascript', source, more);

beforeAll(() => javascript(''));

describe('programs', () => {
  const ORDER = [
    'setTimeout(() => console.log("later"), 300);',
    'setTimeout(() => console.log("soon"), 1);',
    'Promise.resolve().then(() => console.log("job"));',
    'console.log("now");',
    'await new Promise((done) => setTimeout(done, 5));',
    'console.log("awaited");',
    'const id = setInterval(() => { console.log("tick"); clearInterval(id); }, 1);',
  ].join('\n');
  const CLEARING = [
    'const log = (name) => () => console.log(name);',
    'setTimeout(log("fraction"), 1.9);',
    'setTimeout(log("whole"), 1);',
    'const ids = [];',
    'setTimeout(() => { for (const id of [...ids, ...ids, undefined, {}]) clearTimeout(id); }, 10);',
    'ids.push(setTimeout(log("first of its kind"), 20));',
    'setTimeout(log("kept"), 20);',
    'ids.push(setTimeout(log("last of its kind"), 20), setTimeout(log("only one"), 40));',
    'setTimeout(() => setTimeout(log("end"), 40), 60);',
  ].join('\n');
  const GLOBALS = [
    'const bytes = new TextEncoder().encode("é✓\u{1F600}");',
    'console.log(bytes.length, new TextDecoder().decode(bytes), structuredClone({ a: [new Date(0)] }));',
    'console.log(prompt("Name? "), typeof queueMicrotask, typeof setInterval);',
  ].join('\n');
  const COPY = '9 é✓\u{1F600} { a: [ 1970-01-01T00:00:00.000Z ] }\n';
  const HOST =
    'console.log(typeof process, typeof require, typeof fetch, typeof (() => {}).constructor("return this")().process);';
  const INPUT = 'const name = input("Name? "); console.log("Hi", name, readLine(), readLine());';
  const FORMATS = [
    'const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "usd" });',
    'console.log((1234567.891).toLocaleString(), (12345).toLocaleString("de-DE"), 10n ** 7n + "", (10n ** 7n).toLocaleString());',
    'console.log(money.format(-1234.5), [1, 2].map(money.format), Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(1.005));',
    'console.log((0.256).toLocaleString("en", { style: "percent" }), (1.005).toLocaleString("en", { maximumFractionDigits: 2 }));',
    'console.log((123456).toLocaleString("en", { maximumSignificantDigits: 2 }), (0.00123).toLocaleString("en", { maximumSignificantDigits: 2 }));',
    'console.log((5).toLocaleString("en", { minimumIntegerDigits: 2 }), (1e21).toLocaleString("en", { useGrouping: false }), (0.5).toLocaleString("en", { maximumFractionDigits: 0 }));',
    'console.log([1, 2, 3, 11].map((n) => new Intl.PluralRules("en", { type: "ordinal" }).select(n)).join(), new Intl.ListFormat("en").format(["a", "b", "c"]));',
    'try { new Intl.NumberFormat("en", { notation: "compact" }); } catch (error) { console.log(String(error)); }',
  ].join('\n');
  /* As Node prints it, up to the last line. */
  const FORMATTED = [
    '1,234,567.891 12,345 10000000 10,000,000',
    "-$1,234.50 [ '$1.00', '$2.00' ] 1.005",
    '26% 1.01',
    '120,000 0.0012',
    '05 1000000000000000000000 1',
    'one,two,few,other a, b, and c',
    'RangeError: Intl.NumberFormat has no notation "compact" here.\n',
  ].join('\n');
  test.each([
    ['print', 'console.log("héllo ✓", 1)', 'héllo ✓ 1\n'],
    ['read input', INPUT, 'Name? Hi Ann Bob null\n'],
    ['have the globals that lessons use', GLOBALS, `${COPY}Name? Ann function function\n`],
    ['run promises, jobs and timers in order', ORDER, 'now\njob\nsoon\nawaited\ntick\nlater\n'],
    ['clear timers from within timers', CLEARING, 'fraction\nwhole\nkept\nend\n'],
    ['format numbers, plurals and lists in English', FORMATS, FORMATTED],
    [
      'recurse as deeply as exercises need',
      'const sum = (n) => (n ? n + sum(n - 1) : 0);\nconsole.log(sum(1000));',
      '500500\n',
    ],
    ["can't access the host", HOST, 'undefined undefined undefined undefined\n'],
    ['can start with #! as modules', '#!/usr/bin/env node\nexport {};\nconsole.log(1);', '1\n'],
  ])('%s', async (_, source, stdout) => {
    expect(await javascript(source, { stdin: 'Ann\nBob\n' })).toMatchObject({
      stdout,
      stderr: '',
      exitCode: 0,
    });
  });

  test('import their other files, with or without an extension, and a folder by its index', async () => {
    const helper =
      'import { base } from "./lib/base.js";\nimport lib from "./lib";\nexport const twice = (n) => base * n * lib.two;';
    const files = [
      { name: 'helper.js', content: helper },
      { name: 'lib/base.js', content: 'import { unit } from "../unit";\nexport const base = unit;' },
      { name: 'lib/index.js', content: 'import "../unit.js";\nexport default { two: 2 };' },
      { name: 'unit.js', content: 'export const unit = 21;' },
    ];
    const result = await javascript('import { twice } from "./helper";\nconsole.log(twice(1));', { files });
    expect(result).toMatchObject({ stdout: '42\n', stderr: '' });
  });

  test('can start with #! as CommonJS without changing line numbers', async () => {
    const files = [{ name: 'b.js', content: '#!/usr/bin/env node\nmodule.exports = 7;' }];
    const source =
      '#!/usr/bin/env node\nconst b = require("./b");\nconsole.log(b);\nthrow new Error("late");';
    const result = await javascript(source, { files });
    expect(result).toMatchObject({ stdout: '7\n', diagnostics: [{ file: 'main.js', line: 4 }] });
  });

  test('can have thousands of timers, which fire by time, then in order of creation', async () => {
    const source = [
      'const seen = [];',
      'for (let i = 0; i < 20000; i += 1) {',
      '  const id = setTimeout(() => seen.push(i), 1 + (i % 3) * 100);',
      '  if (i % 4 === 0) clearTimeout(id);',
      '}',
      'const inOrder = (group) => seen.filter((n) => n % 3 === group).every((n, at, all) => at === 0 || all[at - 1] < n);',
      'setTimeout(() => console.log(seen.length, [0, 1, 2].every(inOrder)), 1000);',
    ].join('\n');
    expect(await javascript(source)).toMatchObject({ stdout: '15000 true\n', exitCode: 0 });
  });

  test('get different random numbers in each run', async () => {
    const source = 'console.log([1, 2, 3, 4].map(() => Math.random()).join());';
    const runs = [await javascript(source), await javascript(source), await javascript(source)];
    const numbers = runs.flatMap(({ stdout }) => stdout.trim().split(',').map(Number));
    expect(new Set(numbers).size).toBe(12);
    expect(numbers.every((each) => each >= 0 && each < 1)).toBe(true);
  });
});

describe('errors', () => {
  const files = [
    { name: 'helper.js', content: 'export const x = 1;' },
    { name: 'lib/throws.js', content: 'export const f = (list) =>\n  list.map((x) => x.y.z);' },
    { name: 'lib/missing.js', content: '\nimport { x } from "./helper.js";' },
  ];
  const THROWS = 'import { f } from "./lib/throws.js";\nf([1]);';
  const UNHANDLED = 'async function f() {\n  throw new Error("lost");\n}\nf();';
  const NESTED = 'let a = []; for (let i = 0; i < 1e5; i++) a = [a]; JSON.stringify(a);';
  const DEPTH = 'RangeError: Maximum call stack size exceeded';
  test.each<[name: string, source: string, stderr: string | RegExp, marked?: object]>([
    [
      'of syntax',
      'let a = 1;\nlet b = ;',
      /^SyntaxError: .*\n +at main\.js:2:\d+\n$/,
      { line: 2, column: 9 },
    ],
    [
      'in another file',
      THROWS,
      /^TypeError: .*\n +at .*\(lib\/throws\.js:2:\d+\)\n/,
      { file: 'lib/throws.js', line: 2 },
    ],
    [
      'of an unhandled rejection',
      UNHANDLED,
      /^Error: lost\n +at f \(main\.js:2:\d+\)\n/,
      { line: 2, message: 'Error: lost' },
    ],
    ['in a microtask', 'queueMicrotask(() => { throw new TypeError("x"); });', 'TypeError: x'],
    ['of an unhandled rejection in a timer', 'setTimeout(async () => { throw 7; }, 1);', /^Uncaught 7\n$/],
    ['in a timer', 'setTimeout(() => { throw new Error("late"); }, 1)', /^Error: late\n/],
    ['in a rejected await', 'await Promise.reject(new Error("no"))', 'Error: no'],
    ["that aren't Error objects", 'throw { code: 7 }', /^Uncaught { code: 7 }\n$/],
    ['of a promise that never settles', 'await new Promise(() => {})', 'never settles'],
    [
      'of endless recursion',
      'function f() { return f() + 1; }\nf();',
      RegExp(`^${DEPTH}\n +at f(.*\n){2,13}$`),
    ],
    ['of nesting that is too deep', NESTED, DEPTH],
    ['of a missing file', 'import "./nothing";', "Cannot find module './nothing' imported from main.js."],
    [
      'of a missing import',
      'import "./lib/missing.js";',
      'imported from lib/missing.js.',
      { file: 'lib/missing.js', line: 2 },
    ],
    ['of a bare file name', 'import "helper.js";', "Import your own file as './helper.js'"],
    ['of a package', 'import "fs";', 'You can only import your own files'],
    ['of fetch', 'await fetch("https://example.com")', 'There is no fetch here: programs here run without'],
    ['of reading input with Node', 'const fs = require("fs")', 'To read input, use readLine() or input().'],
    [
      'of exports in a module',
      'import "./main.js";\nmodule.exports = 1;',
      'There is no module here: in a file with import or export, write export',
    ],
    ['of process', 'console.log(process.argv)', 'There is no process here'],
    ['of an unknown name', 'nothing()', /^ReferenceError: 'nothing' is not defined\n.*\n$/],
  ])('%s have a message and a position', async (_, source, stderr, marked = {}) => {
    const result = await javascript(source, { files });
    expect(result.stderr).toMatch(stderr);
    expect(result.exitCode).toBe(1);
    expect(result.diagnostics ?? [{}]).toMatchObject([marked]);
  });

  test('that are handled are not reported', async () => {
    const handled = [
      'function f() { f(); }',
      'try { f(); } catch (error) { console.log(error instanceof RangeError, error.name); }',
      'const fail = async () => { throw new Error("caught"); };',
      'fail().catch(() => {});',
      'const late = fail(); await null; late.catch(() => {});',
      'for (let i = 0; i < 1000; i += 1) { try { await fail(); } catch {} }',
      'console.log((await Promise.allSettled([fail(), fail(), 1])).length);',
    ].join('\n');
    const result = await javascript(handled);
    expect(result).toMatchObject({ stdout: 'true RangeError\n3\n', stderr: '', exitCode: 0 });
    expect(result.diagnostics).toBeUndefined();
  });
});

describe('limits', () => {
  const MEMORY = { limitHit: 'memory', exitCode: 1 };
  const TIME = { limitHit: 'time', exitCode: null, stdout: 'a\n' };
  const GROW = 'const all = []; const grow = () => { all.push(new Array(5000).fill(1)); };\n';
  const MEGABYTE = 1024 * 1024;
  const large = 'console.log("a"); new Uint8Array(20_000_000)';
  test.each<[name: string, source: string, limits: RunRequest['limits'], end: object]>([
    ['memory: a list that grows', `${GROW}for (;;) grow();`, {}, MEMORY],
    [
      'memory: promise chains',
      `${GROW}const f = () => { grow(); return Promise.resolve().then(f); }; f();`,
      {},
      MEMORY,
    ],
    ['memory: microtasks', `${GROW}const f = () => { grow(); queueMicrotask(f); }; f();`, {}, MEMORY],
    ['memory: awaits', `${GROW}const f = async () => { for (;;) { await null; grow(); } }; f();`, {}, MEMORY],
    ['memory: over a lower limit', large, { memoryBytes: 24 * MEGABYTE }, MEMORY],
    ['memory: within the limit', large, {}, { exitCode: 0 }],
    ['time: loops', 'console.log("a"); for (;;);', { timeMs: 100 }, TIME],
    [
      'time: loops that catch',
      'console.log("a"); try { for (;;); } finally { for (;;); }',
      { timeMs: 100 },
      TIME,
    ],
    ['time: sleeps', 'console.log("a"); setTimeout(() => {}, 1e6)', { timeMs: 100 }, TIME],
    ['time: timers', 'console.log("a"); setInterval(() => setTimeout(() => {}))', { timeMs: 100 }, TIME],
    [
      'time: promise chains',
      'console.log("a"); const again = () => Promise.resolve().then(again); again();',
      { timeMs: 100 },
      TIME,
    ],
    [
      'output: keeps what fits',
      'for (;;) { try { console.log("x".repeat(99)); } catch {} }',
      { outputBytes: 1000 },
      { limitHit: 'output', exitCode: null, stdout: expect.stringMatching(/^[x\n]{1000}$/) },
    ],
  ])('%s', async (_, source, limits, end) => {
    const result = await javascript(source, { limits });
    expect(result).toMatchObject(end);
    expect(result.memoryBytes).toBeLessThanOrEqual(64 * MEGABYTE);
  });
});
