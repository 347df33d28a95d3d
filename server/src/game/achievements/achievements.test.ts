import { join } from 'node:path';
import { NotificationEntity, Notifications } from '@server/community/notifications';
import { InProcessBus, UserPush } from '@server/community/realtime';
import { CourseOutlines, Tracks } from '@server/learning/catalog';
import { LessonCompleted } from '@server/learning/lessons';
import { UserEntity } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { achievementProgress, earnedAchievement } from '@shared/contracts';
import { type Locale, TRANSLATION_LOCALES } from '@shared/locales';
import {
  ACHIEVEMENT_CATEGORIES,
  type AchievementMetricName,
  percentOfPlatform,
} from '@shared/rules/achievements';
import { ROLES } from '@shared/rules/levels';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { COURSE_UUID } from '../../authoring/content-import/testing/small-content';
import { certificateEntities, certifying } from '../../learning/certificates/testing/certifying';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { RewardEntity } from '../rewards';
import { Rewards } from '../rewards/rewards';
import { Ledger, LedgerEntryEntity } from '../xp';
import { presentEarned, presentProgress } from './achievement.presenter';
import { AchievementCountEntity } from './achievement-count.entity';
import { type Achievement, AchievementList } from './achievement-list';
import { AchievementMetric, AchievementMetrics } from './achievement-metric';
import { AchievementShares } from './achievement-shares';
import { Achievements } from './achievements';
import { COUNTED_METRICS, type LessonsCompleted, Level, TracksCompleted, XpEarned } from './counted-metrics';
import drawings from './drawings.json';
import { EarnAchievements } from './earn-achievements';

const REPOSITORY = join(import.meta.dirname, '../../../..');

const achievement = (order: number, metric: AchievementMetricName, count: number): Achievement => ({
  uuid: newId(),
  slug: `achievement-${order}`,
  category: 'milestone',
  order,
  title: `Achievement ${order}`,
  description: 'Do it.',
  icon: 'anvil',
  gems: order,
  goal: { metric, count },
});

/** Two for lessons, one for something that this server can't count. */
async function achieving(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  let lessons = 0;
  class Lessons extends AchievementMetric {
    readonly name = 'lessons_completed';
    valueOf = async () => lessons;
  }
  const list = new AchievementList([
    achievement(1, 'lessons_completed', 1),
    achievement(2, 'lessons_completed', 3),
    achievement(3, 'boss_damage', 1),
  ]);
  const metrics = new AchievementMetrics(undefined as never).use([new Lessons()]);
  const ledger = new Ledger(dataSource);
  const rewards = new Rewards(dataSource);
  const notifications = new Notifications(dataSource, new UserPush(new InProcessBus()), clock);
  const earn = new EarnAchievements(list, metrics, rewards, ledger, notifications, database, clock);
  const achievements = new Achievements(list, metrics, new AchievementShares(dataSource, clock), rewards);
  const userId = await addLearner(db);
  return {
    userId,
    earn,
    list,
    setLessons: (count: number) => {
      lessons = count;
    },
    gems: (by = userId) => ledger.balance(by, 'gems'),
    progress: async (by = userId, locale: Locale = 'en') =>
      (await achievements.progressOf(by)).map((state) =>
        achievementProgress.parse(presentProgress(state, locale)),
      ),
    earned: async (by = userId) =>
      presentEarned(await achievements.progressOf(by), 'en').map((one) => earnedAchievement.parse(one).Slug),
    details: (id: string) => achievements.details(id),
    notified: async () => (await notifications.of(userId)).map(({ data }) => data),
  };
}

const metricEntities = [...certificateEntities, LedgerEntryEntity];
const entities = [AchievementCountEntity, LedgerEntryEntity, NotificationEntity, RewardEntity, UserEntity];

describeOnBothDatabases('achievements', { entities }, (db) => {
  test('the migration matches the entity', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('are earned when the goal is reached, not before, and pay once', async () => {
    const { userId, earn, setLessons, earned, gems, progress, notified } = await achieving(db);
    db.registry.register({
      name: 'achievements.lesson-completed',
      event: LessonCompleted,
      handle: (payload) => earn.onLessonCompleted(payload),
    });
    setLessons(2);
    const ids = { lessonId: newId(), chapterId: newId(), courseId: newId(), submissionId: newId() };
    const completed = { userId, ...ids, completedAt: db.clock.now().toISOString(), xp: 50 };
    await db.database.transaction(async (tx) => tx.emit(LessonCompleted, completed));
    await db.events.dispatcher.drain();
    expect(await earned()).toEqual(['achievement-1']);
    expect(await progress()).toMatchObject([
      { CurrentProgress: 1, MaxProgress: 1, UnlockedAt: db.clock.now().toISOString() },
      { CurrentProgress: 2, MaxProgress: 3, UnlockedAt: null, IsAvailable: true },
      { CurrentProgress: 0, MaxProgress: 1, UnlockedAt: null, IsAvailable: false },
    ]);
    db.clock.advance(1_000);
    setLessons(3);
    await Promise.all([earn.execute(userId), earn.execute(userId), earn.execute(userId)]);
    expect(await earned()).toEqual(['achievement-2', 'achievement-1']);
    expect(await gems()).toBe(3);
    expect(await notified()).toMatchObject([{ title: 'Achievement 2' }, { title: 'Achievement 1' }]);
  });

  test('are in the reader’s language as far as they’re translated', async () => {
    const { userId, earn, list, setLessons, progress, notified } = await achieving(db);
    list.all[0]!.translations = { de: { title: 'Erfolg 1', description: 'Schließ eine Lektion ab.' } };
    expect((await progress(userId, 'de')).map(({ Title }) => Title)).toEqual([
      'Erfolg 1',
      'Achievement 2',
      'Achievement 3',
    ]);
    expect((await progress(userId)).map(({ Title }) => Title)[0]).toBe('Achievement 1');
    setLessons(1);
    await earn.execute(userId);
    expect(await notified()).toMatchObject([
      { title: 'Achievement 1', translations: { de: { title: 'Erfolg 1' } } },
    ]);
  });

  test('an earned achievement stays complete, even if its count goes down', async () => {
    const { userId, earn, setLessons, progress } = await achieving(db);
    setLessons(3);
    await earn.execute(userId);
    setLessons(0);
    expect((await progress())[1]).toMatchObject({ CurrentProgress: 3, MaxProgress: 3 });
  });

  test('their share of the platform follows those who earn them', async () => {
    const { userId, earn, setLessons, progress, list, details } = await achieving(db);
    const others = [await addLearner(db), await addLearner(db)];
    setLessons(1);
    await earn.execute(userId);
    expect((await progress())[0]).toMatchObject({ PercentPlatformCompleted: 33.33 });
    await Promise.all(others.map((other) => earn.execute(other)));
    expect((await progress())[0]).toMatchObject({ PercentPlatformCompleted: 100 });
    expect(await details(list.all[0]!.uuid)).toMatchObject({ category: 'normal', percentCompleted: 100 });
    expect(await details(newId())).toBeUndefined();
  });
});

describeOnBothDatabases('what achievements count', { entities: metricEntities }, (db) => {
  test('is nothing for a newcomer, and follows their lessons', async () => {
    const { userId, submit, solveAll, issue } = await certifying(db);
    const ledger = new Ledger(db.dataSource);
    const tracks = new Tracks(db.dataSource, new CourseOutlines(db.dataSource, db.clock));
    const metrics = COUNTED_METRICS.map((Metric) => {
      if (Metric === Level || Metric === XpEarned) return new Metric(ledger);
      if (Metric === TracksCompleted) return new Metric(db.dataSource, tracks);
      return new (Metric as typeof LessonsCompleted)(db.dataSource);
    });
    const counts = async () =>
      Object.fromEntries(
        await Promise.all(
          metrics.map(async (metric) => [metric.name, await metric.valueOf(userId)] as const),
        ),
      );
    const none = Object.fromEntries(metrics.map(({ name }) => [name, name === 'level' ? 1 : 0]));
    expect(await counts()).toEqual(none);
    await submit(1);
    await submit(1);
    expect(await counts()).toEqual({ ...none, lessons_completed: 1, languages_used: 1 });
    await solveAll();
    await issue.execute(userId, COURSE_UUID);
    const solved = { lessons_completed: 4, languages_used: 1, courses_completed: 1, tracks_completed: 1 };
    expect(await counts()).toEqual({ ...none, ...solved });
  });
});

test.each([
  [0, 10, 0],
  [1, 3, 33.33],
  [1, 1_000_000, 0.01],
  [3, 2, 100],
])('%d of %d learners are %d percent', (earned, learners, percent) => {
  expect(percentOfPlatform(earned, learners)).toBe(percent);
});

test('the content has achievements in every category, one for each role to reach, and all are drawn', () => {
  const { all } = AchievementList.read(join(REPOSITORY, 'content'));
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(new Set(all.map(({ category }) => category))).toEqual(new Set(ACHIEVEMENT_CATEGORIES));
  expect(all.filter(({ category }) => category === 'role').map(({ title }) => title)).toEqual(ROLES.slice(1));
  expect(all.filter(({ icon }) => !Object.hasOwn(drawings, icon)).map(({ slug }) => slug)).toEqual([]);
  expect(new Set(all.map(({ icon }) => icon)).size).toBe(all.length);
  const isTranslated = ({ translations }: Achievement) =>
    TRANSLATION_LOCALES.every((locale) => translations?.[locale]);
  expect(all.filter((one) => !isTranslated(one)).map(({ slug }) => slug)).toEqual([]);
});

test('a server without achievements in its content has none', () => {
  expect(AchievementList.read('/nowhere').all).toEqual([]);
});
