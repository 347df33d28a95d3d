import { describe, expect, test } from 'vitest';
import { type Runner, RunnerFailed, type RunRequest } from '../runner/runner';
import { InProcessRunner } from '../runner/testing/in-process-runner';
import { type CodeTest, gradeOutput, gradeTests } from './index';

const runner = new InProcessRunner();
const python = (content: string, more: Partial<RunRequest> = {}): RunRequest => ({
  language: 'python',
  files: [{ name: 'main.py', content }],
  ...more,
});

describe('output', () => {
  const grade = (source: string, expectedOutput: string, more?: Partial<RunRequest>) =>
    gradeOutput(runner, { request: python(source, more), expectedOutput });

  test('is correct whatever its trailing whitespace', async () => {
    expect(await grade('print("a  ")\nprint("b")\nprint()', 'a\nb')).toMatchObject({ verdict: 'success' });
    expect(await grade('print("a\\r\\nb")', 'a\nb\n\n')).toMatchObject({ verdict: 'success' });
    expect(await grade('print(" a")', 'a')).toMatchObject({ verdict: 'failure' });
  });

  test('shows where it is wrong', async () => {
    const message = async (source: string) => (await grade(source, 'one\ntwo\nthree')).message;
    expect(await message('print("one\\n2\\nthree")')).toBe('Line 2 doesn’t match yet.');
    expect(await message('print("one\\nTWO\\nthree")')).toBe('Line 2 differs only in upper and lower case.');
    expect(await message('print("one\\ntwo")')).toBe('So far so good, but 1 line is missing.');
    expect(await message('print("one\\ntwo\\nthree\\nfour")')).toBe('Your program printed 1 extra line.');
    expect(await message('print("one\\n two\\nthree")')).toBe('Line 2 differs only in its spaces.');
    expect(await message('print("one\\ntwo!\\nthree")')).toBe('Line 2 differs only in its punctuation.');
    expect(await message('print("two\\none\\nthree")')).toBe(
      'All the lines are there, but in a different order.',
    );
    expect(await message('pass')).toBe('Nothing was printed. Did you call print()?');
    expect(await message('def f():\n  return "one"\nf()')).toBe(
      'Nothing was printed. Did you return it instead?',
    );
  });

  test('of a failed program is never correct', async () => {
    const result = await grade('print("a")\n1/0', 'a');
    expect(result).toMatchObject({
      verdict: 'failure',
      message: 'Your program stopped with an error: ZeroDivisionError: division by zero',
      output: { expected: 'a', got: 'a', stdout: 'a\n', stderr: expect.stringContaining('line 2') },
      error: { kind: 'runtime', place: { file: 'main.py', line: 2 } },
    });
    expect(await grade('print("a")\nexit(2)', 'a')).toMatchObject({
      verdict: 'failure',
      message: expect.stringMatching(/exit code 2/),
    });
  });

  test('names the limit that ended the program', async () => {
    const limits = { timeMs: 1000, outputBytes: 1024 * 1024 };
    const late = await grade('import time\ntime.sleep(9)', '', { limits });
    expect(late).toMatchObject({ verdict: 'failure', limitHit: 'time' });
    expect(late.message).toBe(
      'Stopped after 1 second: your program was still running. Check for a loop that never ends.',
    );
    const flood = await grade('while True: print("x" * 10000)', '', { limits });
    expect(flood).toMatchObject({
      limitHit: 'output',
      message: expect.stringMatching(/printed more than 1 MB/),
    });
    const bomb = await grade('x = " " * 900_000_000', '');
    expect(bomb).toMatchObject({
      limitHit: 'memory',
      message: expect.stringMatching(/more than 256 MB of memory/),
    });
  });
});

describe('tests', () => {
  const TESTS: CodeTest[] = [
    { call: 'add(1, 2)', expect: '3' },
    { call: 'add("a", "b")', expect: '"a" + "b"' },
    { call: 'add(1, None)', raises: 'TypeError' },
    { call: 'shout()', prints: 'HEY' },
    { call: 'add(40, 2)', expect: '42', hidden: true },
    { call: 'add([7], [8])', expect: '[7, 8]', hidden: true },
  ];
  const RIGHT = 'def add(a, b): return a + b\ndef shout(): print("HEY")';
  const grade = (source: string, tests = TESTS) => gradeTests(runner, { request: python(source), tests });

  test('all pass for a correct program', async () => {
    const result = await grade(RIGHT);
    expect(result).toMatchObject({ verdict: 'success', message: 'All 6 tests passed.' });
    expect(result.tests?.map((each) => each.passed)).toEqual(Array(6).fill(true));
  });

  test('show what a visible call should return and returned', async () => {
    const result = await grade('def add(a, b): return 3\ndef shout(): print("hey")');
    expect(result.verdict).toBe('failure');
    expect(result.message).toBe(
      '1 of 6 tests passed. add("a", "b") should return "a" + "b", but it returned 3.',
    );
    expect(result.tests?.[2]).toMatchObject({ passed: false, expected: 'raises TypeError', got: '3' });
    expect(result.tests?.[3]).toMatchObject({ passed: false, expected: 'prints "HEY"', got: 'prints "hey"' });
  });

  test('never reveal hidden tests', async () => {
    const source =
      'seen = []\ndef add(a, b):\n  print("SECRET", a, b)\n  seen.append(a)\n  if a in (40, [7]): return ("wrong", a)\n  return a + b\ndef shout(): print("HEY")';
    const result = await grade(source);
    expect(result.message).toMatch(/^2 hidden tests didn’t pass\./);
    expect(result.tests?.slice(4)).toEqual([
      { hidden: true, passed: false },
      { hidden: true, passed: false },
    ]);
    // The digits of the time are no secret and can be anything.
    expect(JSON.stringify({ ...result, timeMs: 0 })).not.toMatch(/40|42|\[7/);
  });

  test('cannot be passed by what a program prints, patches or returns instead', async () => {
    const cheats = [
      'class Any:\n  def __eq__(self, o): return True\n  def __repr__(self): return "3"\ndef add(a, b): return Any()',
      'import builtins\nbuiltins.repr = lambda x: "3"\ndef add(a, b): return 4',
      'import sys\ndef add(a, b):\n  f = sys._getframe()\n  while f: print([k for k in f.f_locals if "expect" in k]); f = f.f_back\n  return 4',
      'import os\ndef add(a, b):\n  print("3"); os._exit(0)',
      'print("All 6 tests passed.")\nraise SystemExit(0)',
    ];
    for (const cheat of cheats) expect((await grade(cheat)).verdict).toBe('failure');
  });

  test('show the error of a program that cannot start', async () => {
    const result = await grade('def add(a, b):');
    expect(result.message).toMatch(/^IndentationError on line 1 of main.py: expected an indented block/);
    expect(result.error).toMatchObject({ kind: 'compile', place: { file: 'main.py', line: 1 } });
    expect(result.tests?.[0]).toMatchObject({
      mismatch: 'not-run',
      reason: expect.stringMatching(/^Not run/),
    });
  });

  test('stop at a limit and say which', async () => {
    const result = await gradeTests(runner, {
      request: python('import time\ndef f(): time.sleep(9)', { limits: { timeMs: 300 } }),
      tests: [
        { call: '1', expect: '1' },
        { call: 'f()', expect: '1' },
      ],
    });
    expect(result).toMatchObject({
      verdict: 'failure',
      limitHit: 'time',
      message: expect.stringMatching(/^Stopped after 0.3 seconds/),
    });
  });

  test('see the program as it is when it has run, with what it printed set apart', async () => {
    const source = [
      'import asyncio',
      'from collections import namedtuple',
      'print("main")',
      '_count = 0',
      'P = namedtuple("P", "x y")',
      'class Gone(ValueError): pass',
      'def bump():',
      '  global _count',
      '  _count += 1',
      '  return _count',
      'def max(xs): return "own"',
      'def fail(): raise Gone("why")',
      'async def soon(): return [1.0, {"a": True}]',
      'script = __name__ == "__main__"',
    ].join('\n');
    const rows: [call: string, expected: Omit<CodeTest, 'call'>][] = [
      ['bump() + bump()', { expect: '3' }],
      ['_count', { expect: '2.0' }],
      ['max([1])', { expect: '"own"' }],
      ['min([bump() for _ in "ab"])', { expect: '3' }],
      ['(lambda n: n + _count)(1)', { expect: '5' }],
      ['P(1, 2)', { expect: '(1, 2)' }],
      ['fail()', { raises: 'Gone' }],
      ['asyncio.run(soon())', { expect: '[1, {"a": True}]' }],
      ['script', { expect: 'True' }],
      ['exit(3)', { raises: 'SystemExit' }],
      ['print("a")', { prints: 'a ', expect: 'None' }],
    ];
    const right = await grade(
      source,
      rows.map(([call, rest]) => ({ call, ...rest })),
    );
    expect(right.tests?.filter(({ passed }) => !passed)).toEqual([]);
    expect(right.output?.stdout).toBe('main\n');
  });

  test.each([
    [{ expect: '4' }, 'should return 4, but it returned 3.'],
    [{ raises: 'KeyError' }, 'should raise KeyError, but it returned 3.'],
    [{ prints: 'y' }, 'should print "y", but it printed "x".'],
    [{ expect: '3', prints: 'y' }, 'should return 3 and print "y", but it printed "x".'],
  ])('say what a call should do and what it did: %o', async (rest, reason) => {
    const { message } = await grade('def f():\n  print("x")\n  return 3', [{ call: 'f()', ...rest }]);
    expect(message).toBe(`0 of 1 tests passed. f() ${reason}`);
  });

  test.each([
    [
      'int("x")',
      { raises: 'KeyError' },
      'raised',
      /should raise KeyError, but it raised ValueError: invalid literal/,
    ],
    ['int("x")', { expect: '1' }, 'raised', /should return 1, but it raised ValueError: invalid literal/],
    ['1 + 1', { expect: '3' }, 'returned', /^1 \+ 1 should be 3, but it was 2\.$/],
    [
      'print(3)',
      { expect: '3' },
      'returned',
      /it returned None\. Did you print it instead of returning it\?$/,
    ],
    ['f(2)', { prints: '4' }, 'printed', /but it printed nothing\. Did you return it instead\?$/],
  ])('tell apart what %s returned, raised and printed', async (call, rest, mismatch, reason) => {
    const { tests } = await grade('def f(x):\n  return x * 2  # not print()', [{ call, ...rest }]);
    expect(tests).toMatchObject([{ mismatch, reason: expect.stringMatching(reason) }]);
  });

  test.each([
    ['1', { expect: 'True' }, '1'],
    ['[True]', { expect: '[1]' }, '[True]'],
    ['(1, 2)', { expect: '[1, 2]' }, '(1, 2)'],
    ['"a\\n"', { expect: '"a"' }, "'a\\n'"],
    ['nope', { expect: '1' }, "NameError: name 'nope' is not defined"],
    ['1 +', { expect: '1' }, expect.stringMatching(/^SyntaxError: invalid syntax/)],
    ['int("x")', { raises: 'KeyError' }, expect.stringMatching(/^ValueError: invalid literal/)],
    ['int("x")', { raises: 'Exception' }, expect.stringMatching(/^ValueError/)],
    ['print("x") or 4', { expect: '4', prints: 'y' }, '4 and prints "x"'],
  ])('show of the wrong %s what it gave', async (call, rest, got) => {
    const { tests } = await grade('', [{ call, ...rest }]);
    expect(tests).toMatchObject([{ passed: false, call, got }]);
  });

  test('that the program ends, or ends before, are failures', async () => {
    const tests = [
      { call: '1', expect: '1' },
      { call: 'f()', expect: '1' },
      { call: '2', expect: '2' },
    ];
    const ended = await grade('import os\ndef f(): os._exit(0)', tests);
    expect(ended.message).toBe(
      '1 of 3 tests passed. f(): The program exited (exit code 0) before the test finished.',
    );
    expect(ended.tests?.[2]).toMatchObject({ got: expect.stringMatching(/^This test was not run/) });
    expect((await grade('exit()', tests)).message).toBe('Your program ended before it could be tested.');
    expect((await grade('exit(3)', tests)).message).toBe('Your program stopped with an error (exit code 3).');
  });

  test.each([
    ['main.js', 'javascript'],
    ['main.ts', 'typescript'],
  ] as const)('call what %s exports', async (name, language) => {
    const content =
      'export const pair = (a, b) => ({ b, a });\nexport const boom = () => { throw new RangeError("x"); };\nexport const soon = async (x) => x;\nexport const shout = () => console.log("HEY");';
    const request: RunRequest = { language, files: [{ name, content }] };
    const tests = [
      { call: 'pair(1, 2)', expect: '({ a: 1, b: 2 })' },
      { call: 'boom()', raises: 'RangeError' },
      { call: 'soon(4)', expect: '4' },
      { call: 'shout()', prints: 'HEY' },
    ];
    expect(await gradeTests(runner, { request, tests })).toMatchObject({ verdict: 'success' });
    const wrong = [
      { call: 'pair(1, 2)', expect: '({ a: 1, b: 3 })' },
      { call: 'boom()', raises: 'TypeError' },
      { call: 'nope', expect: '1' },
      { call: 'soon(4)', raises: 'Error' },
    ];
    const got = (await gradeTests(runner, { request, tests: wrong })).tests?.map((test) => test.got);
    expect(got).toEqual(['{ b: 2, a: 1 }', 'RangeError: x', expect.stringMatching(/^ReferenceError/), '4']);
    const bad = gradeTests(runner, { request, tests: [{ call: '1', expect: '1 +' }] });
    await expect(bad).rejects.toThrow('The expectation 1 + could not be evaluated');
  });

  test.each([
    ['works', RIGHT],
    ['raises what looks like it', 'raise AssertionError("The expectation 1 could not be evaluated: x")'],
  ])('whose expectation is wrong are the author’s mistake for a program that %s', async (_, source) => {
    const verdict = grade(source, [{ call: 'add(1, 2)', expect: 'nope' }]);
    await expect(verdict).rejects.toBeInstanceOf(RunnerFailed);
    await expect(verdict).rejects.toThrow(
      "The expectation nope could not be evaluated: NameError: name 'nope' is not defined",
    );
  });

  test('cannot be called off by an error that looks like an author’s mistake', async () => {
    const message = 'The tests could not be started. The expectation 1 could not be evaluated: x';
    for (const base of ['AssertionError', 'BaseException']) {
      const source = `class E(${base}): pass\nE.__name__ = ${JSON.stringify(message)}\n`;
      expect(await grade(`${source}raise E(${JSON.stringify(message)})`)).toMatchObject({
        verdict: 'failure',
      });
      expect(await grade(`${source}def add(a, b): raise E(${JSON.stringify(message)})`)).toMatchObject({
        verdict: 'failure',
      });
    }
  });

  test('stay out of the way of the program’s own files', async () => {
    const files = [
      { name: 'main.py', content: 'from test_calls import three' },
      { name: 'test_calls.py', content: 'three = 3' },
    ];
    const request: RunRequest = { language: 'python', files };
    expect(await gradeTests(runner, { request, tests: [{ call: 'three', expect: '3' }] })).toMatchObject({
      verdict: 'success',
    });
  });

  test('leave failures of the runner to the caller', async () => {
    const broken: Runner = { run: () => Promise.reject(new RunnerFailed('gone')) };
    await expect(gradeTests(broken, { request: python(''), tests: TESTS })).rejects.toBeInstanceOf(
      RunnerFailed,
    );
    await expect(gradeOutput(broken, { request: python(''), expectedOutput: '' })).rejects.toBeInstanceOf(
      RunnerFailed,
    );
  });
});
