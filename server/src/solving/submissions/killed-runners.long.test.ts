import { lessonRef } from '@server/learning/exercises';
import { type CodeTestsLessonData, lessonTypeOf } from '@shared/lesson-types';
import { expect, test } from 'vitest';
import { killOneOf, sandboxForTests } from '../../sandbox/testing/harness';
import { AnswerJudge } from './answer-judge';

const SUBMISSIONS = 48;
/** A run that loses its process is retried before all others: with kills this far apart none loses it twice. */
const RUNS_BETWEEN_KILLS = 12;

const data: CodeTestsLessonData = {
  type: 'type_code_tests',
  files: [{ name: 'main.py', content: '', isReadonly: false, isHidden: false }],
  solutionFiles: [],
  tests: [
    { call: 'add(1, 2)', expect: '3' },
    { call: 'add(0, 0)', expect: '0' },
    { call: 'add(-1, 1)', expect: '0', hidden: true },
    { call: 'add(20, 22)', expect: '42', hidden: true },
  ],
};
const exercise = {
  ref: lessonRef('add'),
  type: lessonTypeOf(data),
  data,
  hash: 'v1',
  language: 'python',
  courseId: null,
} as const;

const started = sandboxForTests({ concurrency: 2, spares: 1 });

test('of many waiting submissions none is lost or misjudged while runners are killed', async () => {
  const sandbox = started();
  const judge = new AnswerJudge(sandbox);
  let sinceKill = 0;
  let kills = 0;
  function mayKill(): void {
    sinceKill += 1;
    if (sinceKill < RUNS_BETWEEN_KILLS) return;
    if (!killOneOf(sandbox.pids)) return;
    sinceKill = 0;
    kills += 1;
  }
  const verdicts = await Promise.all(
    Array.from({ length: SUBMISSIONS }, async (_, number) => {
      // Every third is wrong, and only a hidden test can tell.
      const content =
        number % 3 === 0 ? 'def add(a, b):\n    return abs(a + b) % 40' : 'def add(a, b):\n    return a + b';
      const answer = { kind: 'files', files: [{ name: 'main.py', content: `${content}\n# ${number}` }] };
      const judgement = await judge.judge({ exercise, answer });
      mayKill();
      return judgement?.verdict;
    }),
  );
  expect(verdicts).toEqual(
    Array.from({ length: SUBMISSIONS }, (_, number) => (number % 3 === 0 ? 'failure' : 'success')),
  );
  expect(kills).toBeGreaterThanOrEqual(3);
  expect(sandbox.stats()).toMatchObject({ running: 0, queued: { judged: 0 } });
}, 120_000);
