import { LessonCompleted, OpenSolution } from '@server/learning/lessons';
import { UserRepository } from '@server/people/users';
import { expectNoDrift } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import type { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import {
  CHAPTER_UUIDS,
  CHOICES,
  lessonUuid,
  NAME,
} from '../../authoring/content-import/testing/small-content';
import {
  addLearner,
  answerTo,
  exerciseOf,
  submissionEntities,
  submitting,
} from '../../solving/submissions/testing/submitting';
import { DailyBonus } from '../streak/daily-bonus';
import { streakEntities, streakRules } from '../streak/testing/streaks';
import { Ledger } from './ledger';
import { LedgerEntryEntity } from './ledger-entry.entity';
import { LedgerTotals } from './ledger-totals';
import { PayLesson } from './pay-lesson';
import { RewardRules } from './reward-rule';
import { ChapterComplete } from './rules/chapter-rule';
import { BasePay, LevelMultiplier, SolutionSeen } from './rules/lesson-rules';

const entities = [...submissionEntities, ...streakEntities, LedgerEntryEntity];
const DAY_MS = 86_400_000;

async function playing(db: TestDatabase, change?: (content: ContentFixture) => void) {
  const ledger = new Ledger(db.dataSource);
  const { daily } = streakRules(db, ledger);
  const others = [
    new BasePay(),
    new LevelMultiplier(ledger),
    new SolutionSeen(ledger),
    new ChapterComplete(ledger),
  ];
  const rules = new RewardRules({} as never).use([...daily, ...others]);
  const learner = await submitting(db, new PayLesson(ledger, rules), undefined, { change });
  const bonus = new DailyBonus(db.dataSource, db.clock);
  const totals = new LedgerTotals(ledger);
  return {
    ...learner,
    bonusLeft: () => bonus.leftToday(learner.userId),
    xp: async (userId = learner.userId) => (await totals.totalsOf(userId)).xp,
    entries: () =>
      db.dataSource.manager.find(LedgerEntryEntity, { order: { createdAt: 'ASC', amount: 'DESC' } }),
    openSolution: (number: number) =>
      new OpenSolution(db.database, new UserRepository(db.dataSource), db.clock).execute(
        learner.userId,
        exerciseOf(number),
      ),
  };
}

const line = (Name: string, XP: number, Percent = 0) => ({ Name, Percent, XP });

describeOnBothDatabases('paying for lessons', { entities }, (db) => {
  test('the migrations match the entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('a first lesson pays its base and the daily bonus, doubled for a newcomer', async () => {
    const { submit, xp } = await playing(db);
    expect(await submit(1)).toMatchObject({
      XPReward: 500,
      XPBreakdown: [
        line('Lesson', 50),
        line('First lesson of the day', 200),
        line('Level multiplier', 250, 1),
      ],
    });
    expect(await xp()).toBe(500);
  });

  test('the daily bonus is left until the first lesson of each day', async () => {
    const { submit, bonusLeft } = await playing(db);
    expect(await bonusLeft()).toBe(200);
    await submit(1, 'wrong');
    expect(await bonusLeft()).toBe(200);
    await submit(1);
    expect(await bonusLeft()).toBe(0);
    db.clock.advance(DAY_MS);
    expect(await bonusLeft()).toBe(200);
  });

  test.each([
    ['an easy lesson', 1],
    ['a harder lesson', 2],
    ['the only lesson of its chapter', 3],
  ])('a guest is promised what a new account is paid: %s', async (_, number) => {
    const { submit, tryAsGuest, xp } = await playing(db, (content) => {
      content.edit(`${CHOICES}/chapter.yaml`, '  - name\n', '').remove(NAME);
    });
    const promised = await tryAsGuest(number);
    expect(await xp()).toBe(0);
    const { XPReward, XPBreakdown } = await submit(number);
    expect(promised).toMatchObject({ XPReward, XPBreakdown });
    expect(await xp()).toBe(XPReward);
  });

  test('the last lesson of a chapter also pays for the chapter, on a separate line', async () => {
    const { submit, xp, entries } = await playing(db);
    await submit(1);
    db.clock.advance(1000);
    expect(await submit(2)).toMatchObject({
      XPReward: 240,
      XPBreakdown: [line('Lesson', 70), line('Level multiplier', 70, 1), line('Chapter complete', 100)],
    });
    expect((await entries()).map(({ reason, source, amount }) => [reason, source, amount])).toEqual([
      ['lesson', lessonUuid(1), 500],
      ['lesson', lessonUuid(2), 140],
      ['chapter', CHAPTER_UUIDS[0], 100],
    ]);
    expect(await xp()).toBe(740);
  });

  test('viewing the solution before solving the lesson forfeits its XP', async () => {
    const { submit, xp, entries, openSolution } = await playing(db);
    await openSolution(1);
    expect(await submit(1)).toMatchObject({ ResultSlug: 'success', XPReward: 0 });
    expect(await xp()).toBe(0);
    expect(await entries()).toMatchObject([{ amount: 0, source: lessonUuid(1) }]);
  });

  test('viewing a solution does not reduce the chapter bonus', async () => {
    const { submit, openSolution } = await playing(db);
    await submit(1);
    await openSolution(2);
    expect(await submit(2)).toMatchObject({
      XPReward: 100,
      XPBreakdown: [
        line('Lesson', 70),
        line('Level multiplier', 70, 1),
        line('Solution seen', -140, -1),
        line('Chapter complete', 100),
      ],
    });
  });

  test('viewing the solution after solving the lesson costs nothing', async () => {
    const { submit, xp, openSolution } = await playing(db);
    await submit(1);
    await openSolution(1);
    await submit(1);
    expect(await xp()).toBe(500);
  });

  test('each day of a streak adds a percent, and a missed day ends it', async () => {
    const { submit } = await playing(db);
    const percents: Array<number | undefined> = [];
    const play = async (number: number) => {
      const { XPBreakdown } = await submit(number);
      percents.push(XPBreakdown.find(({ Name }) => Name === 'Streak')?.Percent);
      expect(XPBreakdown).toContainEqual(line('First lesson of the day', 200));
    };
    await play(1);
    db.clock.advance(DAY_MS);
    await play(2);
    db.clock.advance(DAY_MS);
    await play(3);
    db.clock.advance(2 * DAY_MS);
    await play(4);
    expect(percents).toEqual([undefined, 0.01, 0.02, undefined]);
  });

  test('days start at midnight in the learner’s time zone', async () => {
    const { submit } = await playing(db);
    const daily = async (number: number) =>
      (await submit(number)).XPBreakdown.some(({ Name }) => Name.startsWith('First lesson'));
    db.clock.set('2026-01-10T22:30:00Z');
    expect([await daily(1), await daily(2)]).toEqual([true, false]);
    db.clock.set('2026-01-10T23:30:00Z');
    expect(await daily(3)).toBe(true);
  });

  test('an account without a time zone gets the first one its client sends, and keeps it', async () => {
    const { useCase } = await playing(db);
    const userId = await addLearner(db, 'UTC');
    const submitFrom = (number: number, userTimezone: string) =>
      useCase.execute({
        userId,
        exercise: exerciseOf(number),
        body: { ...answerTo(number), userTimezone },
      });
    const zone = async () => (await new UserRepository(db.dataSource).find(userId))?.timeZone;
    await submitFrom(1, 'Asia/Tokyo');
    expect(await zone()).toBe('Asia/Tokyo');
    await submitFrom(2, 'America/New_York');
    expect(await zone()).toBe('Asia/Tokyo');
  });

  test('a hundred concurrent submissions pay once', async () => {
    const { submit, xp, entries, progress, submissions } = await playing(db);
    const replies = await Promise.all(Array.from({ length: 100 }, () => submit(1)));
    expect(replies.filter(({ ResultSlug }) => ResultSlug === 'success')).toHaveLength(100);
    expect(replies.map(({ XPReward }) => XPReward).filter((xp) => xp > 0)).toEqual([500]);
    expect(await xp()).toBe(500);
    expect(await entries()).toHaveLength(1);
    expect(await submissions()).toHaveLength(100);
    expect(await progress(1)).toMatchObject({ attempts: 100, successCount: 100 });
    expect(db.emitted(LessonCompleted)).toHaveLength(1);
  });

  test('a hundred concurrent submissions to several servers pay once', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, () => playing(db)));
    const { userId, xp, entries } = servers[0]!;
    const all = servers.flatMap((server) =>
      Array.from({ length: 25 }, () => server.submit(1, 'right', userId)),
    );
    const paid = (await Promise.all(all)).filter(({ XPReward }) => XPReward > 0);
    expect(paid).toHaveLength(1);
    expect([await xp(), (await entries()).length]).toEqual([500, 1]);
  });

  test('submitting the last two lessons of a chapter concurrently pays the chapter and daily bonuses once', async () => {
    const { submit, xp } = await playing(db);
    const [first, second] = await Promise.all([submit(1), submit(2)]);
    const names = [...first.XPBreakdown, ...second.XPBreakdown].map(({ Name }) => Name);
    expect(names.filter((name) => name === 'Chapter complete')).toHaveLength(1);
    expect(names.filter((name) => name === 'First lesson of the day')).toHaveLength(1);
    expect(await xp()).toBe(740);
  });
});
