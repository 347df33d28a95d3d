import { RunnerFailed, type RunOptions, type RunRequest, type RunResult } from '@shared/runner';
import { CodeRunnerStore } from '@web/features/solving/code-runner';
import { expect, test, vi } from 'vitest';
import { RunStore, type RunTask } from './run.store';

const RESULT: RunResult = { stdout: '', stderr: '', exitCode: 0, timeMs: 12, memoryBytes: 0 };
type Play = (request: RunRequest, options: RunOptions) => Promise<Partial<RunResult>>;

function setUp(play: Play, task: Partial<RunTask> = {}) {
  const requests: RunRequest[] = [];
  const runner = new CodeRunnerStore(async () => ({
    load: async () => {},
    run: async (request, options = {}) => {
      requests.push(request);
      return { ...RESULT, ...(await play(request, options)) };
    },
  }));
  return { requests, run: new RunStore(runner, { language: 'python', ...task }) };
}
const FILES = [{ name: 'main.py', content: 'print(1)' }];
const printed = (run: RunStore) => run.output.blocks.map(({ text }) => text).join('');

test('a program runs with its input, and its output is shown', async () => {
  const { run, requests } = setUp(
    async (_request, { onOutput }) => {
      onOutput?.({ stream: 'stdout', text: 'one\n' });
      onOutput?.({ stream: 'stderr', text: 'two\n' });
      return {};
    },
    { stdin: 'typed\n' },
  );
  await run.run(FILES);
  expect(requests).toEqual([{ language: 'python', files: FILES, stdin: 'typed\n' }]);
  expect(run.output.blocks.map(({ stream, text }) => [stream, text])).toEqual([
    ['stdout', 'one\n'],
    ['stderr', 'two\n'],
  ]);
  expect([run.end, run.isRunning]).toEqual(['ok', false]);
});

test('an error is marked on its line', async () => {
  const stderr =
    'Traceback (most recent call last):\n  File "main.py", line 7, in <module>\nZeroDivisionError: no\n';
  const { run } = setUp(async () => ({ exitCode: 1, stderr }));
  await run.run(FILES);
  expect(run.end).toBe('error');
  const problem = { file: 'main.py', line: 7, severity: 'error', message: 'ZeroDivisionError: no' };
  expect(run.problems).toEqual([problem]);
  expect(run.error).toEqual({ kind: 'runtime', message: 'ZeroDivisionError: no', text: stderr });
});

test('a program that keeps its tests from running shows its error instead of them', async () => {
  const diagnostics = [
    { file: 'main.py', line: 1, severity: 'error' as const, message: "SyntaxError: expected ':'" },
  ];
  const stderr = '  File "main.py", line 1\n    if x\nSyntaxError: expected \':\'\n';
  const broken = { exitCode: 1, stderr, diagnostics };
  const calls = setUp(async () => broken, {
    tests: [{ call: 'f(1)', expected: '1', raises: null, prints: null }],
  }).run;
  const tests = [{ file: 't.py', name: 'test_f', outcome: 'error' as const, message: 'no', stdout: '' }];
  const files = setUp(async () => ({ ...broken, tests }), { testFiles: [{ name: 't.py', content: '' }] }).run;
  for (const run of [calls, files]) {
    await run.run(FILES);
    expect(run.error).toMatchObject({ kind: 'compile', place: { file: 'main.py', line: 1 } });
    expect([run.tests, run.message, run.end]).toEqual([null, '', 'error']);
    expect(run.problem).toMatchObject({ file: 'main.py', line: 1 });
  }
});

test('an endless program can be stopped, and its output stays', async () => {
  const { run, requests } = setUp(
    (_request, { signal, onOutput }) =>
      new Promise((_resolve, reject) => {
        onOutput?.({ stream: 'stdout', text: 'so far' });
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const running = run.run(FILES);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  run.stop();
  await running;
  expect([run.end, run.isRunning, printed(run)]).toEqual(['stopped', false, 'so far']);
});

test('a second run does not start while one is in progress', async () => {
  const { run, requests } = setUp(async () => ({}));
  await Promise.all([run.run(FILES), run.run(FILES)]);
  expect(requests).toHaveLength(1);
});

test('a limit is explained with its usage, and the next run starts clean', async () => {
  let isEndless = true;
  const { run } = setUp(async (_request, { onOutput }) => {
    onOutput?.({ stream: 'stdout', text: 'begun\n' });
    return isEndless ? { exitCode: null, limitHit: 'time', timeMs: 5100 } : {};
  });
  await run.run(FILES);
  expect(run.end).toBe('limit');
  expect(run.message).toContain('Stopped after 5 seconds');
  expect(run.limitUsage).toEqual([
    { name: 'Time', used: '5 s of 5 s', isReached: true },
    { name: 'Output', used: '1 line, 6 bytes of 1 MB', isReached: false },
  ]);
  isEndless = false;
  await run.run(FILES);
  expect([run.end, run.limitUsage]).toEqual(['ok', null]);
});

test('what tests printed counts as output', async () => {
  const tests = [
    { file: 'test_main.py', name: 'adds', outcome: 'error' as const, message: 'no', stdout: 'a\nb\n' },
  ];
  const { run } = setUp(async () => ({ exitCode: null, limitHit: 'time', timeMs: 5100, tests }));
  await run.run(FILES);
  expect(run.limitUsage?.find(({ name }) => name === 'Output')?.used).toBe('2 lines, 4 bytes of 1 MB');
});

test('a crashed runner is reported as our fault, and the next run works', async () => {
  let broken = true;
  const { run } = setUp(async () => {
    if (broken) throw new RunnerFailed('The runner crashed.');
    return {};
  });
  await run.run(FILES);
  expect([run.end, run.message]).toEqual(['broken', expect.stringContaining('on our side')]);
  broken = false;
  await run.run(FILES);
  expect(run.end).toBe('ok');
});

test('a failed language download explains what to do', async () => {
  const runner = new CodeRunnerStore(async () => ({
    load: () => Promise.reject(new RunnerFailed('no network')),
    run: async () => RESULT,
  }));
  const run = new RunStore(runner, { language: 'python' });
  await run.run(FILES);
  expect(run.message).toContain('We couldn’t download Python. Check your connection');
});

test('visible tests are graded one by one', async () => {
  const tests = [
    { call: 'f(1)', expected: '1 + 1', raises: null, prints: null },
    { call: 'f(2)', expected: '4', raises: null, prints: null },
  ];
  const { run } = setUp(
    async ({ tests: [file] = [] }) => ({
      tests: [
        { file: file!.name, name: 'test_0', outcome: 'passed', message: '', stdout: '' },
        { file: file!.name, name: 'test_1', outcome: 'failed', message: 'returned 3', stdout: '' },
      ],
    }),
    { tests },
  );
  await run.run(FILES);
  expect(run.tests?.map(({ call, expected, got, passed }) => [call, expected, got, passed])).toEqual([
    ['f(1)', '1 + 1', '1 + 1', true],
    ['f(2)', '4', '3', false],
  ]);
  expect(run.end).toBe('error');
});

test('test files run with the program, and each of their tests is a row', async () => {
  const testFiles = [{ name: 'main_test.py', content: 'import unittest' }];
  const { run, requests } = setUp(
    async () => ({
      exitCode: 1,
      tests: [
        { file: 'main_test.py', name: 'test_sum', outcome: 'passed', message: 'ok', stdout: '' },
        { file: 'main_test.py', name: 'test_empty', outcome: 'failed', message: '0 != None', stdout: 'x\n' },
        {
          file: 'main_test.py',
          name: 'test_end',
          outcome: 'error',
          message: 'It was not reached.',
          stdout: '',
        },
      ],
    }),
    { testFiles },
  );
  await run.run(FILES);
  expect(requests[0]?.tests).toEqual(testFiles);
  expect(run.tests).toMatchObject([
    { passed: true, call: 'test_sum', reason: '' },
    { passed: false, call: 'test_empty', mismatch: 'asserted', got: '0 != None', stdout: 'x\n' },
    { passed: false, call: 'test_end', mismatch: 'raised', reason: 'test_end: It was not reached.' },
  ]);
  expect([run.end, run.message]).toEqual(['error', '1 of 3 tests passed.']);
});

test('locations that the runtime reports are marked until the file changes', async () => {
  const diagnostics = [
    { file: 'main.c', line: 3, column: 5, severity: 'error' as const, message: "expected ';'" },
    { file: 'main.c', line: 9, severity: 'warning' as const, message: 'unused' },
    { file: 'stdio.h', line: 1, severity: 'warning' as const, message: 'not of the learner' },
  ];
  const { run } = setUp(async () => ({ exitCode: 1, diagnostics }), { language: 'c' });
  await run.run([{ name: 'main.c', content: '' }]);
  expect(run.problems).toEqual(diagnostics.slice(0, 2));
  expect(run.problem).toEqual(diagnostics[0]);
  run.forgetProblems('main.c');
  expect(run.problems).toEqual([]);
});
