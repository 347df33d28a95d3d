import { lessonRef } from '@server/learning/exercises';
import { presentLesson, presentSolution } from '@server/learning/lessons/lesson.presenter';
import { type EveryLessonType, lessonTypes } from '@shared/lesson-types';
import { predict } from '@shared/lesson-types/testing/made-up/lesson-type';
import type { Runner } from '@shared/runner/runner';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { readContent } from '../../authoring/content-import/read-content';
import { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import { lessonUuid, NAME } from '../../authoring/content-import/testing/small-content';
import { AnswerJudge } from './answer-judge';
import { NO_REWARD } from './lesson-rewards';
import { presentSubmission } from './submission.presenter';
import { submissionEntities, submitting } from './testing/submitting';

/* A type that isn't part of the product: everything about it is in shared/lesson-types/testing/made-up. */
const types = { ...lessonTypes, type_predict: predict };
const lessonId = lessonUuid(4);
const PROGRAM = 'print(1)\n';

function addLesson(content: ContentFixture): void {
  content.replace(
    `${NAME}/lesson.yaml`,
    /^type: .*/ms,
    'type: type_predict\ndifficulty: 1\nquestion: What is it?\n',
  );
  content.write(`${NAME}/program/main.py`, PROGRAM);
}

/** Every program prints 1. */
const runner: Runner = {
  run: async () => ({ stdout: '1', stderr: '', exitCode: 0, timeMs: 1, memoryBytes: 1 }),
};

const { type_choice: _missing, ...incomplete } = lessonTypes;
// @ts-expect-error The registry doesn't compile without one of its types.
incomplete satisfies EveryLessonType;

test('problems in the folder of a made-up type are reported', () => {
  using content = new ContentFixture();
  addLesson(content);
  content.remove(`${NAME}/program/main.py`).write(`${NAME}/starter/main.py`, '');
  expect(readContent(content.root, types).problems).toEqual([
    { file: `${NAME}/program/main.py`, line: 1, message: 'is missing' },
    {
      file: `${NAME}/starter`,
      line: 1,
      message:
        'does not belong here; only lesson.yaml, lesson.md, lesson.de.md, training.yaml, hints, program do',
    },
  ]);
});

describeOnBothDatabases('a made-up lesson type', { entities: submissionEntities }, (db) => {
  const start = async () => {
    const judge = new AnswerJudge({ lane: () => runner });
    const rewards = { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD };
    const setup = await submitting(db, rewards, judge, { types, change: addLesson });
    const { userId, useCase } = setup;
    return {
      ...setup,
      answer: (body: object) =>
        useCase.execute({ userId, exercise: lessonRef(lessonId), body }).then(presentSubmission),
    };
  };

  test('is imported and presented', async () => {
    const { lessons } = await start();
    const open = await lessons.byId(lessonId);
    expect(presentLesson(open)).toMatchObject({
      Type: 'type_predict',
      LessonDataTextInput: { Question: `What is it?\n\n${PROGRAM}` },
    });
    expect(
      presentSolution(
        { type: open.type, data: open.lesson.data },
        { viewedAt: db.clock.now(), isWaived: false },
      ),
    ).toEqual({
      SolutionViewedAt: db.clock.now().toISOString(),
      SeerStoneUsed: false,
      SolutionFiles: [{ Name: 'main.py', Content: PROGRAM }],
    });
  });

  test('is answered, graded and recorded', async () => {
    const { answer, progress, submissions } = await start();
    await expect(answer({ Choice: '1' })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Please predict what the program prints.',
    });
    expect(await answer({ TextInput: '2' })).toMatchObject({
      ResultSlug: 'failure',
      ResultMessage: 'It printed 1.',
      Explanation: null,
    });
    expect(await answer({ TextInput: '1' })).toMatchObject({
      ResultSlug: 'success',
      Explanation: 'You answered: What is it?',
      Output: null,
    });
    expect(await progress(4)).toMatchObject({ attempts: 2, successCount: 1 });
    expect((await submissions()).map((submission) => submission.answer)).toEqual([
      { kind: 'prediction', prediction: '2' },
      { kind: 'prediction', prediction: '1' },
    ]);
  });
});
