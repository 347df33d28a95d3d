import { OF_LESSONS } from '@server/learning/exercises';
import { expectNoDrift, newId } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { allCompleted, ExerciseProgressEntity, LessonProgress, resetLessons } from '.';

const progressIn = (db: TestDatabase) => new LessonProgress(db.dataSource);

async function addProgress(db: TestDatabase, fields: Partial<ExerciseProgressEntity>): Promise<string> {
  const exerciseId = newId();
  const counts = { attempts: 1, successCount: 0, updatedAt: db.clock.now() };
  const row = { ...OF_LESSONS, exerciseId, ...counts, ...fields };
  await db.dataSource.getRepository(ExerciseProgressEntity).insert(row);
  return exerciseId;
}

describeOnBothDatabases('lesson progress', { entities: [ExerciseProgressEntity] }, (db) => {
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

  test('exercises of other sources are no lessons, and a reset leaves them as they are', async () => {
    const userId = newId();
    const done = { firstSuccessAt: db.clock.now(), completedAt: db.clock.now() };
    const lesson = await addProgress(db, { userId, ...done });
    const other = { userId, exerciseSource: 'challenge', ...done } as const;
    const challenge = await addProgress(db, { ...other, updatedAt: new Date('2100-01-01') });
    const progress = progressIn(db);
    expect(await progress.everCompletedLessonIds(userId)).toEqual(new Set([lesson]));
    expect(await progress.lastLessonId(userId)).toBe(lesson);
    const reset = await db.database.transaction((tx) => resetLessons(tx, userId, db.clock.now()));
    expect(reset).toEqual([lesson]);
    expect(await progress.progressOf(userId, { source: 'challenge', id: challenge })).toMatchObject(done);
    expect(await progress.progressOf(userId, { source: 'lesson', id: challenge })).toBeNull();
  });
});
