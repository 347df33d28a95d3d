import { Logger } from '@nestjs/common';
import { lessonRef } from '@server/learning/exercises';
import { type CodeTestsLessonData, type LessonData, lessonTypeOf } from '@shared/lesson-types';
import {
  LanguageUnavailable,
  type Runner,
  RunnerFailed,
  RunRefused,
  type RunRequest,
} from '@shared/runner/runner';
import { beforeAll, describe, expect, test } from 'vitest';
import { sandboxForTests } from '../../sandbox/testing/harness';
import { AnswerJudge } from './answer-judge';

const FILES = [{ name: 'main.py', content: '', isReadonly: false, isHidden: false }];
const OUTPUT: LessonData = {
  type: 'type_code',
  files: FILES,
  solutionFiles: [],
  expectedOutput: 'Hello, Ada!\n',
  stdin: 'Ada\n',
};
const TESTS: CodeTestsLessonData = {
  type: 'type_code_tests',
  files: FILES,
  solutionFiles: [],
  tests: [
    { call: 'add(1, 2)', expect: '3' },
    { call: 'add(0, 0)', expect: '0' },
    { call: 'add(-1, 1)', expect: '0', hidden: true },
    { call: 'add(20, 22)', expect: '42', hidden: true },
  ],
};

const task = (data: LessonData, content: string) => ({
  exercise: {
    ref: lessonRef(data.type),
    type: lessonTypeOf(data),
    data,
    hash: 'v1',
    language: 'python' as const,
    courseId: null,
  },
  answer: { kind: 'files' as const, files: [{ name: 'main.py', content }] },
});

describe('judging in the real sandbox', () => {
  const sandbox = sandboxForTests();
  let judge: AnswerJudge;
  beforeAll(() => {
    judge = new AnswerJudge(sandbox());
  });

  test('the right output is a success, another a failure that says where they part', async () => {
    const right = await judge.judge(task(OUTPUT, 'print(f"Hello, {input()}!")'));
    expect(right).toMatchObject({ verdict: 'success' });
    const wrong = await judge.judge(task(OUTPUT, 'print("Hello, you!")'));
    expect(wrong).toMatchObject({
      verdict: 'failure',
      output: { expected: 'Hello, Ada!', got: 'Hello, you!' },
    });
  });

  test('every test has to pass', async () => {
    const right = await judge.judge(task(TESTS, 'def add(a, b):\n    return a + b'));
    expect(right).toMatchObject({ verdict: 'success' });
  });

  test('code that fits the visible tests alone fails by the hidden ones, which stay hidden', async () => {
    const cheat = await judge.judge(task(TESTS, 'def add(a, b):\n    return {(1, 2): 3}.get((a, b), 0)'));
    expect(cheat).toMatchObject({ verdict: 'failure', message: expect.stringContaining('hidden test') });
    expect(cheat?.tests).toEqual([
      expect.objectContaining({ passed: true, hidden: false, call: 'add(1, 2)' }),
      expect.objectContaining({ passed: true, hidden: false, call: 'add(0, 0)' }),
      { passed: true, hidden: true },
      { passed: false, hidden: true },
    ]);
    expect(`${cheat?.message} ${JSON.stringify(cheat?.output)}`).not.toContain('42');
  });

  test('code that does not parse is a failure that names the error', async () => {
    expect(await judge.judge(task(TESTS, 'def add(a, b) return'))).toMatchObject({
      verdict: 'failure',
      message: expect.stringContaining('SyntaxError'),
    });
  });
});

describe('when the runner does not answer', () => {
  beforeAll(() => Logger.overrideLogger(false));

  const judgeOn = (run: Runner['run']) => new AnswerJudge({ lane: () => ({ run }) });
  const failWith = (error: Error) => judgeOn(() => Promise.reject(error));

  test('a broken runner is nobody`s failure', async () => {
    expect(await failWith(new RunnerFailed('it died')).judge(task(OUTPUT, ''))).toBeUndefined();
  });

  test('a Redis that hangs is a reason to try again, not a result', async () => {
    const lost = new RunnerFailed('it did not return', { cause: new Error('Command timed out') });
    const refused = { kind: 'unavailable', retryAfterSeconds: 5 };
    await expect(failWith(lost).judge(task(OUTPUT, ''))).rejects.toMatchObject(refused);
  });

  test('a program that cannot be run at all is a bad answer, with the reason', async () => {
    const refused = failWith(new RunRefused('Too odd.')).judge(task(OUTPUT, ''));
    await expect(refused).rejects.toMatchObject({ kind: 'invalid', message: 'Too odd.' });
  });

  test('a language that has no runtime here says so, and nothing is judged', async () => {
    const missing = failWith(new LanguageUnavailable('No Go here.')).judge(task(OUTPUT, ''));
    await expect(missing).rejects.toMatchObject({ kind: 'unavailable', message: 'No Go here.' });
  });

  test('test files go to the runtime whole; an SQL lesson`s come with its solution', async () => {
    const asked: RunRequest[] = [];
    const judge = judgeOn(async (request) => {
      asked.push(request);
      const tests = [{ file: 'a_test', name: 'a', outcome: 'passed' as const, message: '', stdout: '' }];
      return { stdout: '', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1, tests };
    });
    const testFiles = [{ name: 'a_test', content: 'TEST', isHidden: true }];
    const solutionFiles = [{ name: 'main.py', content: 'SOLVED' }];
    const tested = { files: FILES, solutionFiles, testFiles };
    expect(await judge.judge(task({ type: 'type_code_tests', ...tested }, 'code'))).toMatchObject({
      verdict: 'success',
      tests: [{ hidden: true, passed: true }],
    });
    await judge.judge(task({ type: 'type_code_sql', ...tested }, 'code'));
    expect(asked.map(({ tests }) => tests)).toEqual([
      [{ name: 'a_test', content: 'TEST' }],
      [
        { name: 'a_test', content: 'TEST' },
        { name: 'solution.sql', content: 'SOLVED' },
      ],
    ]);
  });

  test('types are checked in TypeScript alone, and not where the lesson says so', async () => {
    const asked: unknown[] = [];
    const judge = judgeOn(async ({ language, checkTypes }) => {
      asked.push([language, checkTypes]);
      throw new RunnerFailed('enough');
    });
    const { exercise, answer } = task(OUTPUT, '');
    const typed = { ...exercise, language: 'typescript' as const };
    await judge.judge({ exercise, answer });
    await judge.judge({ exercise: typed, answer });
    await judge.judge({ exercise: { ...typed, data: { ...OUTPUT, checkTypes: false } }, answer });
    expect(asked).toEqual([
      ['python', false],
      ['typescript', true],
      ['typescript', false],
    ]);
  });
});
