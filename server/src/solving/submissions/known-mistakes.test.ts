import { Logger } from '@nestjs/common';
import { lessonRef } from '@server/learning/exercises';
import { failure } from '@shared/grading';
import { type FilesAnswer, type LessonData, lessonTypeOf } from '@shared/lesson-types';
import { RunnerFailed } from '@shared/runner/runner';
import { asIs } from '@shared/texts';
import { beforeAll, describe, expect, test } from 'vitest';
import { sandboxForTests } from '../../sandbox/testing/harness';
import { AnswerJudge } from './answer-judge';
import type { JudgeTask } from './judge-task';
import { KnownMistakes } from './known-mistakes';

const files = [{ name: 'main.py', content: '', isReadonly: false, isHidden: false }];
const mistake = (name: string, content: string) => ({
  name,
  files: [{ name: 'main.py', content }],
  message: `You wrote ${name}.`,
});
const OUTPUT: LessonData = {
  type: 'type_code',
  files,
  solutionFiles: [],
  expectedOutput: '1\n2\n',
  knownMistakes: [
    mistake('zero', 'for n in range(2):\n    print(n)'),
    mistake('typo', 'for n in range(1, 3):\n    print(m)'),
  ],
  hints: [
    { when: 'output line 1: 7', message: 'Seven is too many.' },
    { when: 'output line 1: 0', message: 'Zero is too few.' },
  ],
};
const TESTS: LessonData = {
  type: 'type_code_tests',
  files,
  solutionFiles: [],
  tests: [
    { call: 'add(1, 2)', expect: '3' },
    { call: 'add(0, 0)', expect: '0' },
    { call: 'add(-1, 1)', expect: '0', hidden: true },
  ],
  knownMistakes: [
    mistake('minus', 'def add(a, b):\n    return a - b'),
    mistake('prints', 'def add(a, b):\n    print(a + b)'),
    mistake('abs', 'def add(a, b):\n    return abs(a) + b'),
  ],
};

const taskOf = (data: LessonData, content: string, hash = 'v1'): JudgeTask => ({
  exercise: {
    ref: lessonRef(data.type),
    type: lessonTypeOf(data),
    data,
    hash,
    language: 'python',
    courseId: null,
  },
  answer: { kind: 'files', files: [{ name: 'main.py', content }] } as FilesAnswer,
});

describe('on the real sandbox', () => {
  const sandbox = sandboxForTests();
  let judge: AnswerJudge;
  beforeAll(() => {
    judge = new AnswerJudge(sandbox());
  });
  const messageFor = async (data: LessonData, content: string) =>
    (await judge.judge(taskOf(data, content)))?.knownMistake;
  /** Warm: on a busy machine the first result may come without its message. */
  const knows = (data: LessonData, content: string, message: string | undefined) =>
    expect.poll(() => messageFor(data, content), { timeout: 30_000 }).toBe(message);

  test.each([
    ['the same output, from other code', 'print(0)\nprint(1)', 'You wrote zero.'],
    ['the same error, on another line', '# Mine.\n\nfor m in []: pass\nprint(m)', 'You wrote typo.'],
    ['another output', 'print(1)', undefined],
    ['an output that has a hint', 'print(7)\nprint("whatever")', 'Seven is too many.'],
    ['the right output', 'print(1)\nprint(2)', undefined],
  ])('%s', async (_, content, message) => {
    await knows(OUTPUT, content, message);
  });

  test.each([
    ['the same value in each test', 'def add(x, y):\n    return -y + x', 'You wrote minus.'],
    ['the same prints', 'def add(x, y):\n    print(y + x)', 'You wrote prints.'],
    ['the same hidden failure', 'def add(x, y):\n    return x + y if x >= 0 else 99', 'You wrote abs.'],
    ['another value', 'def add(x, y):\n    return 7', undefined],
  ])('%s', async (_, content, message) => {
    await knows(TESTS, content, message);
  });
});

describe('the programs of known mistakes', () => {
  beforeAll(() => Logger.overrideLogger(false));
  const data = TESTS;

  /** Grades by the program's text alone, and counts. */
  function mistakesWith(grade: (content: string) => Promise<string>, maxWaitMs?: number) {
    const graded: string[] = [];
    const mistakes = new KnownMistakes(async ({ answer }) => {
      const { content } = (answer as FilesAnswer).files[0]!;
      graded.push(content);
      const got = await grade(content);
      return failure(asIs('No.'), { output: { expected: '', got, stdout: got, stderr: '' } });
    }, maxWaitMs);
    const ask = (got: string, hash?: string) =>
      mistakes.messageFor(
        taskOf(data, '', hash),
        failure(asIs('No.'), { output: { expected: '', got, stdout: got, stderr: '' } }),
      );
    return { graded, ask };
  }

  test('are graded once for each version of a lesson', async () => {
    const { graded, ask } = mistakesWith(async (content) => content);
    const minus = data.knownMistakes![0]!.files[0]!.content;
    expect(await Promise.all([ask(minus), ask(minus), ask('other')])).toEqual([
      'You wrote minus.',
      'You wrote minus.',
      undefined,
    ]);
    expect(graded).toHaveLength(3);
    await ask(minus, 'v2');
    expect(graded).toHaveLength(6);
  });

  test('that cannot be graded leave the verdict as it is, and are tried again', async () => {
    let isBroken = true;
    const { ask } = mistakesWith(async (content) => {
      if (isBroken) throw new RunnerFailed('it died');
      return content;
    });
    const minus = data.knownMistakes![0]!.files[0]!.content;
    expect(await ask(minus)).toBeUndefined();
    isBroken = false;
    expect(await ask(minus)).toBe('You wrote minus.');
  });

  test('that take too long do not hold up the result', async () => {
    const release = Promise.withResolvers<void>();
    const { ask } = mistakesWith((content) => release.promise.then(() => content), 1);
    const minus = data.knownMistakes![0]!.files[0]!.content;
    expect(await ask(minus)).toBeUndefined();
    release.resolve();
    await expect.poll(() => ask(minus)).toBe('You wrote minus.');
  });
});
