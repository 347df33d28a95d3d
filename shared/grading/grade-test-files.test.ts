import { describe, expect, test } from 'vitest';
import {
  type Runner,
  RunnerFailed,
  type RunRequest,
  type RunResult,
  type TestOutcome,
} from '../runner/runner';
import { gradeTestFiles } from './index';

const NOTHING: RunResult = {
  stdout: '',
  stderr: '',
  exitCode: 0,
  timeMs: 1,
  memoryBytes: 1,
};
const request: RunRequest = { language: 'go', files: [{ name: 'main.go', content: 'package main' }] };
const testFiles = [
  { name: 'main_test.go', content: 'visible', isHidden: false },
  { name: 'more_test.go', content: 'hidden', isHidden: true },
];
const outcome = (file: string, name: string, more: Partial<TestOutcome> = {}): TestOutcome => ({
  file,
  name,
  outcome: 'passed',
  message: '',
  stdout: '',
  ...more,
});
const seen = outcome('main_test.go', 'TestAdd');
const hidden = outcome('more_test.go', 'TestSecret');

function grade(result: Partial<RunResult>, references?: { name: string; content: string }[]) {
  const asked: RunRequest[] = [];
  const runner: Runner = {
    run: async (run) => {
      asked.push(run);
      return { ...NOTHING, ...result };
    },
  };
  return { asked, verdict: gradeTestFiles(runner, { request, testFiles, references }) };
}

test('all tests in all files have to pass', async () => {
  const { asked, verdict } = grade({ tests: [seen, hidden] });
  expect(await verdict).toMatchObject({ verdict: 'success', message: 'All 2 tests passed.' });
  expect(asked[0]!.tests).toEqual([
    { name: 'main_test.go', content: 'visible' },
    { name: 'more_test.go', content: 'hidden' },
  ]);
});

test('a file without tests is fine if another one has a test', async () => {
  expect(await grade({ tests: [seen] }).verdict).toMatchObject({ verdict: 'success' });
});

test('a file named like a test must contain one, because a program may have emptied it', async () => {
  const runner: Runner = { run: async () => ({ ...NOTHING, tests: [outcome('test_main.py', 'test_add')] }) };
  const judged = (name: string) =>
    gradeTestFiles(runner, {
      request: { language: 'python', files: [{ name: 'main.py', content: '' }] },
      testFiles: ['test_main.py', name].map((each) => ({ name: each, content: '', isHidden: true })),
    });
  await expect(judged('test_more.py')).rejects.toThrow('The test file test_more.py gave no test.');
  expect(await judged('helpers.py')).toMatchObject({ verdict: 'success' });
});

test('a failed visible test shows the failure message of its framework', async () => {
  const failed = outcome('main_test.go', 'TestAdd', { outcome: 'failed', message: 'got 4, want 3\nmore' });
  expect(await grade({ tests: [failed, hidden] }).verdict).toMatchObject({
    verdict: 'failure',
    message: '1 of 2 tests passed. TestAdd: got 4, want 3',
    tests: [{ hidden: false, passed: false, call: 'TestAdd', got: 'got 4, want 3\nmore' }, { hidden: true }],
  });
});

test('of a hidden test only the outcome is shown', async () => {
  const failed = outcome('more_test.go', 'TestSecret', {
    outcome: 'failed',
    message: 'want SECRET',
    stdout: 'SECRET',
  });
  const verdict = await grade({ tests: [seen, failed] }).verdict;
  expect(verdict).toMatchObject({
    verdict: 'failure',
    message: expect.stringMatching(/^A hidden test didn’t/),
  });
  expect(JSON.stringify(verdict)).not.toMatch(/SECRET|TestSecret|more_test/i);
});

test('a test that was not run has not passed', async () => {
  const missed = outcome('main_test.go', 'TestAdd', { outcome: 'error', message: 'the program ended' });
  expect(await grade({ tests: [missed, hidden] }).verdict).toMatchObject({ verdict: 'failure' });
});

describe('no outcome is no success', () => {
  test.each<[string, Partial<RunResult>, RegExp]>([
    ['none at all', {}, /ended before it could be tested/],
    ['an empty list', { tests: [] }, /ended before it could be tested/],
    ['a program that failed', { exitCode: 1, stderr: 'panic: oops' }, /stopped with an error: panic: oops/],
    ['a limit', { exitCode: null, limitHit: 'time', tests: [seen, hidden] }, /^Stopped after/],
    [
      'a limit of the compiler',
      { exitCode: null, limitHit: 'time', compiling: true, tests: [seen, hidden] },
      /longer than 20 seconds to compile/,
    ],
  ])('%s', async (_, result, words) => {
    expect(await grade(result).verdict).toMatchObject({
      verdict: 'failure',
      message: expect.stringMatching(words),
    });
  });

  test('errors in the test files are the author’s fault, not the learner’s', async () => {
    const message = 'There are no tests in main_test.go.';
    const diagnostics = [{ file: 'main_test.go', line: 1, severity: 'error' as const, message }];
    const unfound = outcome('main_test.go', 'main_test.go', { outcome: 'error', message });
    for (const result of [{ exitCode: 1, tests: [], diagnostics }, { tests: [unfound] }]) {
      const { verdict } = grade(result);
      await expect(verdict).rejects.toThrow(RunnerFailed);
      await expect(verdict).rejects.toThrow(message);
    }
  });
});

test('a program that does not compile shows where; a hidden test that does not fit is not quoted', async () => {
  const fault = { line: 3, severity: 'error' as const, message: 'undefined: oops' };
  const own = grade({ exitCode: 1, diagnostics: [{ ...fault, file: 'main.go' }] });
  expect(await own.verdict).toMatchObject({
    verdict: 'failure',
    message: 'Compile error on line 3 of main.go: undefined: oops',
    error: { kind: 'compile', place: { file: 'main.go', line: 3 } },
  });
  const tests = grade({ exitCode: 1, diagnostics: [{ ...fault, file: 'more_test.go' }] });
  expect((await tests.verdict).message).toMatch(/The tests don’t fit your program/);
});

test('a test file can consist of helpers only', async () => {
  expect(await grade({ tests: [seen] }).verdict).toMatchObject({
    verdict: 'success',
    message: 'The test passed.',
  });
});

test('reference files are passed to the runtime, but need no tests', async () => {
  const { asked, verdict } = grade({ tests: [seen, hidden] }, [{ name: 'solution.go', content: 'answer' }]);
  expect(await verdict).toMatchObject({ verdict: 'success' });
  expect(asked[0]!.tests).toHaveLength(3);
});
