import { beforeAll, describe, expect, test } from 'vitest';
import type { RunRequest } from '../runner';
import { HereRunner } from '../testing/run-here';

const runner = new HereRunner();
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
  const BESIDE = [
    'const bytes = new TextEncoder().encode("é✓\u{1F600}");',
    'console.log(bytes.length, new TextDecoder().decode(bytes), structuredClone({ a: [new Date(0)] }));',
    'console.log(prompt("Name? "), typeof queueMicrotask, typeof setInterval);',
  ].join('\n');
  const COPY = '9 é✓\u{1F600} { a: [ 1970-01-01T00:00:00.000Z ] }\n';
  const INPUT = 'const name = input("Name? "); console.log("Hi", name, readLine(), readLine());';
  test.each([
    ['print', 'console.log("héllo ✓", 1)', 'héllo ✓ 1\n'],
    ['read their input', INPUT, 'Name? Hi Ann Bob null\n'],
    ['have what a course uses beside the language', BESIDE, `${COPY}Name? Ann function function\n`],
    ['await promises, jobs and timers in their order', ORDER, 'now\njob\nsoon\nawaited\ntick\nlater\n'],
    [
      'recurse as deep as an exercise does',
      'const sum = (n) => (n ? n + sum(n - 1) : 0);\nconsole.log(sum(1000));',
      '500500\n',
    ],
  ])('%s', async (_, source, stdout) => {
    expect(await javascript(source, { stdin: 'Ann\nBob\n' })).toMatchObject({
      stdout,
      stderr: '',
      exitCode: 0,
    });
  });

  test('import their other files, with or without an ending, and a folder by its index', async () => {
    const files = [
      {
        name: 'helper.js',
        content:
          'import { base } from "./lib/base.js";\nimport lib from "./lib";\nexport const twice = (n) => base * n * lib.two;',
      },
      { name: 'lib/base.js', content: 'import { unit } from "../unit";\nexport const base = unit;' },
      { name: 'lib/index.js', content: 'import "../unit.js";\nexport default { two: 2 };' },
      { name: 'unit.js', content: 'export const unit = 21;' },
    ];
    const result = await javascript('import { twice } from "./helper";\nconsole.log(twice(1));', { files });
    expect(result).toMatchObject({ stdout: '42\n', stderr: '' });
  });

  test('may begin with #!, and keep their lines', async () => {
    const files = [{ name: 'b.js', content: '#!/usr/bin/env node\nmodule.exports = 7;' }];
    const source =
      '#!/usr/bin/env node\nconst b = require("./b");\nconsole.log(b);\nthrow new Error("late");';
    const result = await javascript(source, { files });
    expect(result).toMatchObject({ stdout: '7\n', diagnostics: [{ file: 'main.js', line: 4 }] });
    const script = '#!/usr/bin/env node\nexport {};\nconsole.log(1);';
    expect(await javascript(script)).toMatchObject({ stdout: '1\n', stderr: '' });
  });

  test('have thousands of timers, in the order of their times and of their making', async () => {
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

  test('have random numbers of their own in each run', async () => {
    const source = 'console.log([1, 2, 3, 4].map(() => Math.random()).join());';
    const runs = [await javascript(source), await javascript(source), await javascript(source)];
    const numbers = runs.flatMap(({ stdout }) => stdout.trim().split(',').map(Number));
    expect(new Set(numbers).size).toBe(12);
    expect(numbers.every((each) => each >= 0 && each < 1)).toBe(true);
  });

  test('have nothing of their host, and nothing of an earlier run', async () => {
    const source =
      'console.log(typeof process, typeof require, typeof fetch, typeof leak); globalThis.leak = 1;';
    expect((await javascript(source)).stdout).toBe('undefined undefined undefined undefined\n');
    expect((await javascript(source)).stdout).toBe('undefined undefined undefined undefined\n');
    const tricks =
      'console.log(typeof (() => {}).constructor("return this")().process, typeof console.log.constructor("return process"));';
    expect((await javascript(tricks)).stdout).toBe('undefined function\n');
  });
});

describe('errors', () => {
  test('name the file and line', async () => {
    const files = [{ name: 'helper.js', content: 'export function f() {\n  throw new TypeError("bad");\n}' }];
    const { stderr, exitCode } = await javascript('import { f } from "./helper.js";\nf();', { files });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /^TypeError: bad\n\s+at f \(helper\.js:2:\d+\)\n\s+at <anonymous> \(main\.js:2:\d+\)\n$/,
    );
  });

  test('of syntax point at the place', async () => {
    expect((await javascript('let a = 1;\nlet b = ;')).stderr).toMatch(
      /^SyntaxError: .*\n\s+at main\.js:2:\d+\n$/,
    );
  });

  test('of imports say what to write instead', async () => {
    const files = [{ name: 'helper.js', content: 'export const x = 1;' }];
    const of = async (name: string) => (await javascript(`import { x } from "${name}";`, { files })).stderr;
    expect(await of('./nothing')).toContain("Cannot find module './nothing' imported from main.js.");
    expect(await of('helper.js')).toContain("Your own file is imported as './helper.js'");
    expect(await of('fs')).toContain('Only your own files can be imported');
    const lib = [...files, { name: 'lib/a.js', content: '\nimport { y } from "./helper.js";' }];
    const within = await javascript('import "./helper.js";\nimport "./lib/a.js";', { files: lib });
    expect(within.stderr).toContain("Cannot find module './helper.js' imported from lib/a.js.");
    expect(within.diagnostics).toMatchObject([{ file: 'lib/a.js', line: 2 }]);
  });

  test('in timers and rejected awaits end the program', async () => {
    expect(await javascript('setTimeout(() => { throw new Error("late"); }, 1)')).toMatchObject({
      exitCode: 1,
    });
    expect((await javascript('await Promise.reject(new Error("no"))')).stderr).toContain('Error: no');
    expect((await javascript('throw { code: 7 }')).stderr).toBe('Uncaught { code: 7 }\n');
    expect((await javascript('await new Promise(() => {})')).stderr).toContain('never settles');
  });

  test('of endless recursion can be caught, and end cleanly', async () => {
    const caught =
      'function f() { f(); }\ntry { f(); } catch (error) { console.log(error instanceof RangeError, error.name); }';
    expect((await javascript(caught)).stdout).toBe('true RangeError\n');
    const { stderr, exitCode } = await javascript('function f() { return f() + 1; }\nf();');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/^RangeError: Maximum call stack size exceeded\n\s+at f/);
    expect(stderr.split('\n').length).toBeLessThan(15);
    const inHost = 'let a = []; for (let i = 0; i < 1e5; i++) a = [a]; JSON.stringify(a);';
    expect((await javascript(inHost)).stderr).toContain('RangeError: Maximum call stack size exceeded');
    expect((await javascript('console.log(1)')).stdout).toBe('1\n');
  });

  test('in promises that nobody waits for are reported, and those that are handled are not', async () => {
    const lost = await javascript(
      'async function f() {\n  throw new Error("lost");\n}\nf();\nconsole.log("end");',
    );
    expect(lost).toMatchObject({ stdout: 'end\n', exitCode: 1 });
    expect(lost.stderr).toMatch(/^Error: lost\n\s+at f \(main\.js:2:\d+\)/);
    expect(lost.diagnostics).toMatchObject([{ file: 'main.js', line: 2, message: 'Error: lost' }]);
    expect(await javascript('queueMicrotask(() => { throw new TypeError("x"); });')).toMatchObject({
      exitCode: 1,
    });
    expect(await javascript('setTimeout(async () => { throw 7; }, 1);')).toMatchObject({
      stderr: 'Uncaught 7\n',
    });
    const handled = [
      'const fail = async () => { throw new Error("caught"); };',
      'fail().catch(() => {});',
      'const late = fail(); await null; late.catch(() => {});',
      'for (let i = 0; i < 1000; i += 1) { try { await fail(); } catch {} }',
      'console.log((await Promise.allSettled([fail(), fail(), 1])).length);',
    ].join('\n');
    expect(await javascript(handled)).toMatchObject({ stdout: '3\n', stderr: '', exitCode: 0 });
  });

  test('say kindly what is not here, and why', async () => {
    const of = async (source: string) => (await javascript(source)).stderr;
    expect(await of('await fetch("https://example.com")')).toContain(
      'There is no fetch here: programs here run without',
    );
    expect(await of('const fs = require("fs")')).toContain('To read input, use readLine() or input().');
    expect(await of('import "./main.js";\nmodule.exports = 1;')).toContain(
      'There is no module here: in a file',
    );
    expect(await of('console.log(process.argv)')).toContain('There is no process here');
    expect(await of('nothing()')).not.toContain('There is no');
  });

  test('are marked in the file where they arose', async () => {
    const files = [
      { name: 'lib/helper.js', content: 'export const f = (list) =>\n  list.map((x) => x.y.z);' },
    ];
    const { diagnostics } = await javascript('import { f } from "./lib/helper.js";\nf([1]);', { files });
    expect(diagnostics).toEqual([
      {
        file: 'lib/helper.js',
        line: 2,
        column: expect.any(Number),
        severity: 'error',
        message: expect.stringMatching(/^TypeError/),
      },
    ]);
    expect((await javascript('let a = 1;\nlet b = ;')).diagnostics).toMatchObject([
      { file: 'main.js', line: 2, column: 9 },
    ]);
    expect((await javascript('console.log(1)')).diagnostics).toBeUndefined();
  });
});

describe('limits', () => {
  test('memory: growth stops at the limit', async () => {
    const result = await javascript('const all = []; for (;;) all.push(new Array(10000).fill(1));');
    expect(result).toMatchObject({ limitHit: 'memory', exitCode: 1 });
    expect(result.memoryBytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    const limits = { memoryBytes: 24 * 1024 * 1024 };
    expect(await javascript('new Uint8Array(20_000_000)', { limits })).toMatchObject({ limitHit: 'memory' });
    expect(await javascript('new Uint8Array(20_000_000)')).toMatchObject({ exitCode: 0 });
  });

  test('memory: promise chains and microtasks that grow are stopped, too', async () => {
    const grows = 'const all = []; const grow = () => { all.push(new Array(5000).fill(1)); };\n';
    for (const source of [
      'const f = () => { grow(); return Promise.resolve().then(f); }; f();',
      'const f = () => { grow(); queueMicrotask(f); }; f();',
      'const f = async () => { for (;;) { await null; grow(); } }; f();',
    ]) {
      expect(await javascript(grows + source)).toMatchObject({ limitHit: 'memory', exitCode: 1 });
    }
  });

  test('time: loops, sleeps and promise chains are stopped', async () => {
    const limits = { timeMs: 100 };
    const chain = 'const again = () => Promise.resolve().then(again); again();';
    for (const source of [
      'for (;;);',
      'try { for (;;); } finally { for (;;); }',
      'setTimeout(() => {}, 1e6)',
      chain,
    ]) {
      expect(await javascript(`console.log("a");\n${source}`, { limits })).toMatchObject({
        limitHit: 'time',
        exitCode: null,
        stdout: 'a\n',
      });
    }
  });

  test('output: what fits is kept, and the run is stopped', async () => {
    const source = 'for (;;) { try { console.log("x".repeat(99)); } catch {} }';
    const result = await javascript(source, { limits: { outputBytes: 1000 } });
    expect(result).toMatchObject({ limitHit: 'output', exitCode: null });
    expect(result.stdout).toHaveLength(1000);
  });
});
