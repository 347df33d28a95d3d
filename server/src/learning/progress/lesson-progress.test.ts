import { expectNoDrift, newId } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { allCompleted, LessonProgress, LessonProgressEntity } from '.';

const progressIn = (db: TestDatabase) => new LessonProgress(db.dataSource);

async function addProgress(db: TestDatabase, fields: Partial<LessonProgressEntity>): Promise<string> {
  const lessonId = newId();
  const row = { attempts: 1, successCount: 0, updatedAt: db.clock.now(), lessonId, ...fields };
  await db.dataSource.getRepository(LessonProgressEntity).insert(row);
  return lessonId;
}

describeOnBothDatabases('lesson progress', { entities: [LessonProgressEntity] }, (db) => {
  test('the migration matches the entity', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('completed lessons are limited to the learner and the requested lessons', async () => {
    const userId = newId();
    const completedAt = db.clock.now();
    const done = await addProgress(db, { userId, completedAt });
    const doneElsewhere = await addProgress(db, { userId, completedAt });
    const tried = await addProgress(db, { userId });
    const byOtherLearner = await addProgress(db, { userId: newId(), completedAt });
    const progress = progressIn(db);
    expect(await progress.completedLessonIds(userId)).toEqual(new Set([done, doneElsewhere]));
    expect(await progress.completedLessonIds(userId, [done, tried, byOtherLearner])).toEqual(new Set([done]));
    expect(await progress.completedLessonIds(userId, [])).toEqual(new Set());
  });

  test('all lessons are complete only if every one is, and never if there are none', async () => {
    const userId = newId();
    const firstSuccessAt = db.clock.now();
    const done = [
      await addProgress(db, { userId, firstSuccessAt }),
      await addProgress(db, { userId, firstSuccessAt }),
    ];
    const tried = await addProgress(db, { userId });
    const areDone = (ids: string[]) => db.database.transaction((tx) => allCompleted(tx, userId, ids));
    expect(await areDone(done)).toBe(true);
    expect(await areDone([...done, tried])).toBe(false);
    expect(await areDone([])).toBe(false);
  });

  test('the last lesson is the one worked on most recently', async () => {
    const userId = newId();
    expect(await progressIn(db).lastLessonId(userId)).toBeNull();
    const latest = await addProgress(db, { userId, updatedAt: new Date('2026-02-02') });
    await addProgress(db, { userId, updatedAt: new Date('2026-02-01') });
    expect(await progressIn(db).lastLessonId(userId)).toBe(latest);
  });
});
