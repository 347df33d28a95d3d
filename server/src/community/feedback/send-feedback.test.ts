import { Logger } from '@nestjs/common';
import { LessonEntity } from '@server/learning/catalog';
import { expectNoDrift, newId } from '@server/platform/database';
import { feedbackBody } from '@shared/contracts';
import { problemWith } from '@shared/texts/testing/problem-with';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { lessonUuid } from '../../authoring/content-import/testing/small-content';
import { submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { FeedbackEntity } from './feedback.entity';
import { FeedbackReceived } from './feedback.events';
import { SendFeedback } from './send-feedback';
import { SpellbookPages } from './spellbook-pages';

Logger.overrideLogger(false);

const NOTHING_PAID = {
  pay: async () => ({ xp: 0, breakdown: [] }),
  ofNewAccount: () => ({ xp: 0, breakdown: [] }),
};

async function setUp(db: TestDatabase, spellbook?: SpellbookPages) {
  const { lessons, userId } = await submitting(db, NOTHING_PAID);
  const registry = new Registry();
  const useCase = new SendFeedback(db.database, lessons, db.clock, registry, spellbook);
  return {
    userId,
    send: useCase.execute.bind(useCase),
    stored: () => db.dataSource.getRepository(FeedbackEntity).find(),
    counted: async () => (await registry.getSingleMetricAsString('feedback_total')).split('\n').at(-1),
  };
}

describeOnBothDatabases('feedback', { entities: [...submissionEntities, FeedbackEntity] }, (db) => {
  test('the migration matches the entity', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('feedback is stored with the version of the lesson that it is about', async () => {
    const { userId, send, stored, counted } = await setUp(db);
    const subjectId = lessonUuid(1);
    const { lastMod } = await db.dataSource
      .getRepository(LessonEntity)
      .findOneByOrFail({ id: lessonUuid(1) });
    db.clock.advance(5_000);
    await send({ userId, kind: 'lesson', subjectId, text: 'A typo.', code: 'print(1)' });
    const about = { kind: 'lesson', subjectId, subjectVersion: lastMod };
    expect(await stored()).toMatchObject([
      { userId, ...about, text: 'A typo.', code: 'print(1)', createdAt: db.clock.now() },
    ]);
    expect(await counted()).toBe('feedback_total{kind="lesson"} 1');
    expect(db.emitted(FeedbackReceived)).toMatchObject([{ userId }]);
  });

  test('guests write, too, with or without code', async () => {
    const { send, stored } = await setUp(db);
    await send({ userId: undefined, kind: 'lesson', subjectId: lessonUuid(1), text: 'Nice.', code: null });
    expect(await stored()).toMatchObject([{ userId: null, code: null }]);
    expect(db.emitted(FeedbackReceived)).toEqual([]);
  });

  test('a spellbook page goes by its own id or its lesson`s', async () => {
    const [pageId, lastMod] = [newId(), new Date('2026-03-01')];
    const { send, stored } = await setUp(db, { lastModOf: async (id) => (id === pageId ? lastMod : null) });
    const feedback = { userId: undefined, kind: 'spellbook', text: 'More!', code: null } as const;
    await send({ ...feedback, subjectId: pageId });
    await send({ ...feedback, subjectId: lessonUuid(2) });
    expect((await stored()).map(({ subjectId }) => subjectId)).toEqual([pageId, lessonUuid(2)]);
    await expect(send({ ...feedback, subjectId: newId() })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'This page doesn’t exist.',
    });
  });

  test('what doesn`t exist is not found', async () => {
    const { send } = await setUp(db);
    const nothing = {
      userId: undefined,
      kind: 'lesson',
      subjectId: newId(),
      text: 'Hm.',
      code: null,
    } as const;
    await expect(send(nothing)).rejects.toMatchObject({ kind: 'not-found' });
  });
});

test.each([
  [{ userFeedback: ' \n ' }, 'Please write a few words first.'],
  [{ userFeedback: 'x'.repeat(2_001) }, 'Please keep your feedback to 2,000 characters.'],
  [{ userFeedback: 'Hm.', userCode: 'x'.repeat(60_001) }, 'Please attach at most 60,000 characters of code.'],
])('feedback has its limits: %#', (body, message) => {
  expect(problemWith(feedbackBody, body)).toBe(message);
});
