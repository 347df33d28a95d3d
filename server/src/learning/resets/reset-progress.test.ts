import { CourseOutlines } from '@server/learning/catalog';
import { columnsOf } from '@server/learning/exercises';
import { OpenSolution } from '@server/learning/lessons';
import { LessonProgress } from '@server/learning/progress';
import { UserRepository } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { type LessonCompletion, LessonRewards } from '@server/solving/submissions';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { CHAPTER_UUIDS, COURSE_UUID, lessonUuid } from '../../authoring/content-import/testing/small-content';
import { DraftEntity } from '../../solving/drafts/draft.entity';
import { DraftVersionEntity } from '../../solving/drafts/draft-version.entity';
import {
  exerciseOf,
  InstantJudge,
  submissionEntities,
  submitting,
} from '../../solving/submissions/testing/submitting';
import { ResetProgress, type ResetScope } from './reset-progress';

const entities = [...submissionEntities, DraftEntity, DraftVersionEntity];

class SevenXp extends LessonRewards {
  readonly paid: LessonCompletion[] = [];

  async pay(_tx: unknown, completion: LessonCompletion) {
    this.paid.push(completion);
    return { xp: 7, breakdown: [{ name: 'Lesson', percent: 0, xp: 7 }] };
  }

  ofNewAccount = () => ({ xp: 7, breakdown: [] });
}

async function setUp(db: TestDatabase, judge = new InstantJudge()) {
  const rewards = new SevenXp();
  const learner = await submitting(db, rewards, judge);
  const { userId } = learner;
  const outlines = new CourseOutlines(db.dataSource, db.clock);
  const useCase = new ResetProgress(outlines, new UserRepository(db.dataSource), db.database, db.clock);
  const lessons = new LessonProgress(db.dataSource);
  const numbers = (ids: ReadonlySet<string>) => [...ids].map((id) => Number(id.at(-1))).sort();
  const drafts = db.dataSource.getRepository(DraftEntity);
  const versions = db.dataSource.getRepository(DraftVersionEntity);
  return {
    ...learner,
    rewards,
    reset: (scope: ResetScope) => useCase.execute(userId, scope),
    complete: async () => numbers(await lessons.completedLessonIds(userId)),
    everComplete: async () => numbers(await lessons.everCompletedLessonIds(userId)),
    write: (number: number, content: string) =>
      drafts.insert({
        userId,
        ...columnsOf(exerciseOf(number)),
        version: 3,
        savedAt: db.clock.now(),
        writer: 'w',
        starter: null,
        answer: { files: [{ name: 'main.py', content }] },
      }),
    draft: (number: number) => drafts.findOneBy({ userId, ...columnsOf(exerciseOf(number)) }),
    versions: () => versions.findBy({ userId }),
  };
}

const lesson = (number: number): ResetScope => ({ kind: 'lesson', id: lessonUuid(number) });

describeOnBothDatabases('resetting progress', { entities }, (db) => {
  test('the migrations make what the entities need', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('each scope opens its own lessons again', async () => {
    const { submit, reset, complete } = await setUp(db);
    const solveAll = async () => {
      for (const number of [1, 2, 3, 4]) await submit(number);
    };
    await solveAll();
    db.clock.advance(1_000);
    await reset(lesson(2));
    expect(await complete()).toEqual([1, 3, 4]);
    await reset({ kind: 'chapter', id: CHAPTER_UUIDS[0] });
    expect(await complete()).toEqual([3, 4]);
    await reset({ kind: 'course', id: COURSE_UUID });
    expect(await complete()).toEqual([]);
    await solveAll();
    db.clock.advance(1_000);
    await reset({ kind: 'everything' });
    expect(await complete()).toEqual([]);
  });

  test('a lesson that was reset can be completed again, and pays nothing', async () => {
    const { submit, reset, complete, everComplete, rewards, progress } = await setUp(db);
    await submit(1);
    db.clock.advance(1_000);
    await reset(lesson(1));
    expect([await complete(), await everComplete()]).toEqual([[], [1]]);
    expect(await submit(1)).toMatchObject({ ResultSlug: 'success', XPReward: 0, XPBreakdown: [] });
    expect(await complete()).toEqual([1]);
    expect(rewards.paid).toHaveLength(1);
    expect(await progress(1)).toMatchObject({ attempts: 2, successCount: 2 });
  });

  test('seeing the solution still costs the XP after a reset', async () => {
    const { userId, submit, reset, rewards } = await setUp(db);
    await new OpenSolution(db.database, new UserRepository(db.dataSource), db.clock).execute(
      userId,
      exerciseOf(1),
    );
    await reset(lesson(1));
    await submit(1);
    expect(rewards.paid).toMatchObject([{ sawSolution: true }]);
  });

  test('a chapter that was solved with a reset in between still counts as complete', async () => {
    const { submit, reset, rewards } = await setUp(db);
    await submit(1);
    await reset(lesson(1));
    await submit(2);
    expect(rewards.paid.map(({ completesChapter }) => completesChapter)).toEqual([false, true]);
  });

  test('an answer that was being judged doesn`t undo the reset, and a first success is still paid', async () => {
    const judge = new InstantJudge();
    const world = await setUp(db, {
      tasks: judge.tasks,
      async judge(task) {
        db.clock.advance(1_000);
        if (judge.tasks.length > 0) await world.reset(lesson(1));
        return judge.judge(task);
      },
    });
    expect(await world.submit(1, 'wrong')).toMatchObject({ ResultSlug: 'failure' });
    expect(await world.submit(1)).toMatchObject({ ResultSlug: 'success', XPReward: 7 });
    expect([await world.complete(), await world.everComplete()]).toEqual([[], [1]]);
  });

  test('lessons open with their starter code, and the work before stays as a version', async () => {
    const { submit, write, reset, draft, versions } = await setUp(db);
    await write(1, 'mine');
    await write(3, 'other chapter');
    await submit(2);
    await reset({ kind: 'chapter', id: CHAPTER_UUIDS[0] });
    expect(await draft(1)).toMatchObject({ version: 4, answer: null });
    expect(await draft(2)).toMatchObject({ version: 1, answer: null });
    expect(await draft(3)).toMatchObject({ version: 3 });
    expect(await versions()).toMatchObject([
      { exerciseId: lessonUuid(1), reason: 'replaced', answer: { files: [{ content: 'mine' }] } },
    ]);
  });

  test('what doesn`t exist is not found, and nothing to reset is fine', async () => {
    const { reset } = await setUp(db);
    for (const kind of ['lesson', 'chapter', 'course'] as const)
      await expect(reset({ kind, id: newId() })).rejects.toMatchObject({ kind: 'not-found' });
    await reset({ kind: 'course', id: COURSE_UUID });
    await reset({ kind: 'everything' });
  });
});
