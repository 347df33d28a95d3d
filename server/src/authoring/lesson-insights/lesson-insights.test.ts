import { LessonEntity } from '@server/learning/catalog';
import { UserEntity } from '@server/people/users';
import { newId } from '@server/platform/database';
import { NO_REWARD, RegradeEntity } from '@server/solving/submissions';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { addLearner, submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { lessonUuid } from '../content-import/testing/small-content';
import { LessonInsights } from './lesson-insights';

const DAY_MS = 86_400_000;
const NOTHING_PAID = { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD };

async function setUp(db: TestDatabase) {
  const { submit, lessons, userId, submissions } = await submitting(db, NOTHING_PAID);
  const insights = new LessonInsights(db.dataSource, lessons, db.clock);
  return { submit, insights, userId, submissions, of: (days?: number) => insights.of(lessonUuid(1), days) };
}

describeOnBothDatabases('a lesson’s insights', { entities: submissionEntities }, (db) => {
  test('count attempts and learners, who finished, who left, and how long it took', async () => {
    const { submit, of, insights } = await setUp(db);
    const [quick, slow, slower, gone] = [
      await addLearner(db),
      await addLearner(db),
      await addLearner(db),
      await addLearner(db),
    ];
    await submit(1, 'wrong', gone);
    db.clock.advance(8 * DAY_MS);
    await submit(1, 'right', quick);
    await submit(1, 'wrong', slow);
    await submit(1, 'wrong', slower);
    db.clock.advance(60_000);
    await submit(1, 'right', slow);
    db.clock.advance(60_000);
    await submit(1, 'right', slower);
    await submit(1, 'judge-failure', slower);
    await submit(1, 'wrong', await addLearner(db));
    const numbers = {
      uuid: lessonUuid(1),
      attempts: 7,
      started: 5,
      finished: 3,
      left: 1,
      firstTry: 1,
      medianMs: 60_000,
    };
    expect((await of()).numbers).toEqual(numbers);
    await submit(2, 'right', quick);
    expect((await insights.overview()).lessons).toEqual([
      numbers,
      expect.objectContaining({ uuid: lessonUuid(2), started: 1 }),
    ]);
    expect((await of(7)).numbers).toMatchObject({ started: 4, left: 0 });
  });

  test('cluster failures by what they have in common, those of most learners first', async () => {
    const { submit, of, userId } = await setUp(db);
    const other = await addLearner(db);
    await submit(1, 'wrong name', userId);
    await submit(1, 'wrong sign 1', userId);
    await submit(1, 'wrong sign 2', userId);
    db.clock.advance(1_000);
    await submit(1, 'wrong sign 3', other);
    const { clusters } = await of();
    expect(clusters).toEqual([
      {
        signature: 'message: You wrote wrong sign N.',
        attempts: 3,
        learners: 2,
        latest: db.clock.now().toISOString(),
        example: [{ name: 'main.py', text: 'wrong sign 3' }],
        hint: null,
      },
      expect.objectContaining({ signature: 'message: You wrote wrong name.', attempts: 1, learners: 1 }),
    ]);
    expect(JSON.stringify(clusters)).not.toContain(other);
  });

  test('show the hint that a cluster has', async () => {
    const { submit, of } = await setUp(db);
    await submit(1, 'wrong name');
    const lessons = db.dataSource.getRepository(LessonEntity);
    const lesson = await lessons.findOneByOrFail({ id: lessonUuid(1) });
    const hints = [{ when: 'message: You wrote wrong name.', message: 'Check the name.' }];
    await lessons.update({ id: lesson.id }, { data: { ...lesson.data, hints } });
    expect((await of()).clusters).toMatchObject([{ hint: 'Check the name.' }]);
  });

  test('leave out admins', async () => {
    const { submit, of, userId } = await setUp(db);
    await submit(1, 'wrong');
    await db.dataSource.manager.update(UserEntity, { id: userId }, { isAdmin: true });
    expect(await of()).toMatchObject({ numbers: { attempts: 0, started: 0, medianMs: null }, clusters: [] });
  });

  test('a success by a regrade counts as one', async () => {
    const { submit, of, userId, submissions } = await setUp(db);
    await submit(1, 'wrong');
    const [submission] = await submissions();
    await db.dataSource.getRepository(RegradeEntity).insert({
      id: newId(),
      submissionId: submission!.id,
      userId,
      lessonId: lessonUuid(1),
      lessonHash: 'mended',
      createdAt: db.clock.now(),
      previousSlug: 'failure',
      resultSlug: 'success',
      resultMessage: '',
      xpReward: 0,
      xpBreakdown: [],
    });
    expect((await of()).numbers).toMatchObject({
      attempts: 1,
      started: 1,
      finished: 1,
      firstTry: 1,
      medianMs: 0,
    });
  });

  test('failures from before there were signatures are counted apart', async () => {
    const { submit, of } = await setUp(db);
    await submit(1, 'wrong');
    await db.dataSource.sql`UPDATE submissions SET signature = NULL`;
    expect(await of()).toMatchObject({ clusters: [], unclustered: 1 });
  });
});
