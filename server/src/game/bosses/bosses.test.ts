import { NotificationEntity, Notifications } from '@server/community/notifications';
import { type FeedFrame, FeedPush, InProcessBus, UserPush } from '@server/community/realtime';
import { OF_LESSONS } from '@server/learning/exercises';
import { ExerciseProgressEntity } from '@server/learning/progress';
import { HideCompetition } from '@server/people/users';
import { expectNoDrift, insertOnce, newId } from '@server/platform/database';
import { bossEventsProgress, bossFeedEntry, serverMessage } from '@shared/contracts';
import { AURA_MS, BOSS_FIGHT_MS, FIRST_BOSS_AFTER_MS, nextBossStart } from '@shared/rules/bosses';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { LeaderboardEntries } from '../../community/leaderboards';
import { Karma } from '../../community/leaderboards/karma-source';
import { LeaderboardEntryEntity } from '../../community/leaderboards/leaderboard-entry.entity';
import { LeaderboardTotalsEntity } from '../../community/leaderboards/leaderboard-totals.entity';
import { addLearner, submissionEntities } from '../../solving/submissions/testing/submitting';
import { RewardEntity, UserChestEntity } from '../rewards';
import { Chests } from '../rewards/chests';
import { Rewards } from '../rewards/rewards';
import { ActiveDayEntity } from '../streak/active-day.entity';
import { Ledger, LedgerEntryEntity, LedgerReason, type LessonPay } from '../xp';
import { AnnounceFights } from './announce-fights.job';
import { BossAura } from './aura-rule';
import { presentFeed, presentFight } from './boss.presenter';
import { BossChests } from './boss-chests';
import { BossDamageEntity } from './boss-damage.entity';
import { BossEventEntity } from './boss-event.entity';
import { BossEvents } from './boss-events';
import { BossFeed } from './boss-feed';
import { BossHitEntity } from './boss-hit.entity';
import { BossList } from './boss-list';
import { BossChestsOpened, BossDamageDealt, BossesDefeated } from './boss-metrics';
import { ReadTotals } from './boss-totals';
import { CountDamage } from './count-damage';
import { GetBossFight } from './get-boss-fight';
import { SettleFights } from './settle-fights.job';
import { StartFights } from './start-fights.job';

const XP = LedgerReason.define('test.boss-xp');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const entities = [
  ...submissionEntities,
  ActiveDayEntity,
  BossDamageEntity,
  BossEventEntity,
  BossHitEntity,
  LeaderboardEntryEntity,
  LeaderboardTotalsEntity,
  LedgerEntryEntity,
  NotificationEntity,
  RewardEntity,
  UserChestEntity,
];

const boss = (slug: string, order: number) => ({
  ...{
    slug,
    order,
    name: `The ${slug}`,
    lore: `the-${slug}`,
    taunt: 'Grr.',
    defeat: 'Zzz.',
    drawing: 'A boss',
  },
  ...{ healthPerLearner: 1_000, thumbnail: { x: 0, y: 0, size: 64 }, illustration: '<svg></svg>' },
});
const HOUND = boss('hound', 1);
const IDOL = boss('idol', 2);

/** One server process. */
function serverProcess(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  const bus = new InProcessBus();
  const frames: FeedFrame[] = [];
  bus.subscribeToFeeds((frame) => frames.push(frame));
  const list = new BossList([HOUND, IDOL]);
  const events = new BossEvents(dataSource, database, clock);
  const totals = new ReadTotals(dataSource, clock);
  const notifications = new Notifications(dataSource, new UserPush(bus), clock);
  const chests = new BossChests(database, new Chests(new Rewards(dataSource), notifications), clock);
  const feed = new BossFeed(dataSource, new FeedPush(bus), clock);
  const honored: string[] = [];
  const achievements = { execute: async (userId: string) => void honored.push(userId) } as never;
  const count = new CountDamage(database, events, totals, chests, feed, achievements);
  const get = new GetBossFight(dataSource, list, events, totals, feed);
  const settle = new SettleFights(database, clock, totals, chests, achievements);
  const ledger = new Ledger(dataSource);
  /** XP at a time, with the event that follows; `delivered` as often as that, 0 for not yet. */
  const earn = async (userId: string, xp: number, { at = clock.now(), delivered = 1, lessons = 1 } = {}) => {
    await database.transaction(async (tx) => {
      const entry = { userId, currency: 'xp', reason: XP, source: newId(), amount: xp, at } as const;
      await ledger.pay(tx, entry);
      for (let lesson = 0; lesson < lessons; lesson++)
        await insertOnce(tx, ExerciseProgressEntity, {
          ...{ userId, ...OF_LESSONS, exerciseId: newId(), attempts: 1, successCount: 1 },
          ...{ firstSuccessAt: at, completedAt: at, updatedAt: at },
        });
    });
    for (let time = 0; time < delivered; time++) await count.execute(userId, at);
  };
  return {
    ...{ events, totals, feed, count, frames, honored, earn, list, get, notifications },
    aura: new BossAura(events, totals),
    start: () => events.start(HOUND),
    startDue: () => new StartFights(dataSource, clock, list, events).run(),
    announce: () => new AnnounceFights(database, clock, notifications).run(clock.now()),
    settle: () => settle.run(clock.now()),
    fight: async (userId?: string) => presentFight((await get.execute(userId))!, 'en'),
    hits: async () => {
      const { hits, totals: now } = await get.newestHits();
      return presentFeed(hits, now);
    },
    chestsOf: async (userId: string) => {
      const rows = await dataSource.getRepository(UserChestEntity).findBy({ userId });
      return rows.map(({ kind }) => kind).sort();
    },
  };
}

describeOnBothDatabases('boss fights', { entities }, (db) => {
  const allFights = () => db.dataSource.getRepository(BossEventEntity).find({ order: { startsAt: 'ASC' } });

  test('the migration matches the entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('however many processes start a fight at the same time, one begins', async () => {
    const processes = [serverProcess(db), serverProcess(db), serverProcess(db)];
    const started = await Promise.all(processes.flatMap(({ start }) => [start(), start()]));
    expect(started.filter(Boolean)).toHaveLength(1);
    const [fight, ...others] = await allFights();
    expect(others).toEqual([]);
    expect(fight!.expiresAt.getTime() - fight!.startsAt.getTime()).toBe(BOSS_FIGHT_MS);
    db.clock.advance(BOSS_FIGHT_MS - 1);
    expect(await processes[0]!.start()).toBe(false);
    db.clock.advance(1);
    expect(await processes[0]!.start()).toBe(true);
  });

  test('the first fight is a week after the first learner, and the next boss follows in four to six weeks', async () => {
    const { startDue, list } = serverProcess(db);
    await startDue();
    expect(await allFights()).toEqual([]);
    await addLearner(db);
    const { created_at: firstAt } = (await db.dataSource.query('SELECT created_at FROM users'))[0];
    db.clock.set(new Date(Number(firstAt) + FIRST_BOSS_AFTER_MS - 1).toISOString());
    await startDue();
    expect(await allFights()).toEqual([]);
    db.clock.advance(1);
    await startDue();
    const [first] = await allFights();
    expect(first).toMatchObject({ boss: 'hound', startsAt: db.clock.now(), health: 10_000 });
    db.clock.set(new Date(nextBossStart(first!).getTime() - 1).toISOString());
    await startDue();
    expect(await allFights()).toHaveLength(1);
    db.clock.advance(1);
    await Promise.all([startDue(), serverProcess(db).startDue()]);
    expect((await allFights()).map((fight) => fight.boss)).toEqual(['hound', 'idol']);
    expect(list.after('idol')?.slug).toBe('hound');
  });

  test('a fight that was due during an outage begins once, for its full seven days', async () => {
    const { start, startDue } = serverProcess(db);
    await start();
    const [first] = await allFights();
    db.clock.set(new Date(nextBossStart(first!).getTime() + 80 * DAY_MS).toISOString());
    await startDue();
    await startDue();
    const [, second, ...others] = await allFights();
    expect(others).toEqual([]);
    expect(second!.startsAt).toEqual(db.clock.now());
    expect(second!.expiresAt.getTime() - second!.startsAt.getTime()).toBe(BOSS_FIGHT_MS);
  });

  test('health and aura follow the learners of the last week', async () => {
    const today = db.clock.now().getTime();
    const dayBefore = (days: number) => new Date(today - days * DAY_MS).toISOString().slice(0, 10);
    const active = [0, 7].flatMap((days) =>
      Array.from({ length: 150 }, () => ({ userId: newId(), day: dayBefore(days), items: 1, lessons: 1 })),
    );
    const twice = { ...active[0]!, day: dayBefore(1) };
    const before = { userId: newId(), day: dayBefore(8), items: 1, lessons: 1 };
    await db.dataSource.getRepository(ActiveDayEntity).insert([...active, twice, before]);
    await serverProcess(db).start();
    expect((await allFights())[0]).toMatchObject({ health: 300_000, fullAuraLessons: 30 });
  });

  test('XP is damage, once, however often and late its events arrive', async () => {
    const { start, earn, count, fight, settle } = serverProcess(db);
    const ada = await addLearner(db);
    await earn(ada, 900); // before the fight
    db.clock.advance(1);
    await start();
    const startsAt = db.clock.now();
    await earn(ada, 100, { delivered: 3 });
    await earn(ada, 50, { delivered: 0 });
    await earn(ada, 25);
    expect(await fight(ada)).toMatchObject({ XPTotal: 175, XPUser: 175, NumLessonsCompletedHourly: 3 });
    expect(await fight()).toMatchObject({ XPTotal: 175, XPUser: 0 });
    db.clock.advance(BOSS_FIGHT_MS - 1);
    await earn(ada, 7);
    await earn(ada, 3, { delivered: 0 });
    const lastMoment = db.clock.now();
    db.clock.advance(1);
    await earn(ada, 5_000);
    await count.execute(ada, lastMoment);
    await count.execute(ada, startsAt);
    await settle();
    expect(bossEventsProgress.parse(await fight(ada))).toMatchObject({ XPTotal: 185, XPUser: 185 });
  });

  test('a chest takes both thresholds, exactly reached, and is given once', async () => {
    const { start, earn, settle, chestsOf, fight } = serverProcess(db);
    const [ada, grace] = [await addLearner(db), await addLearner(db)];
    await start();
    await earn(ada, 2_499);
    await settle();
    expect(await chestsOf(ada)).toEqual([]);
    await earn(ada, 1);
    expect(await chestsOf(ada)).toEqual(['common']);
    expect((await fight(ada)).Rewards.map((reward) => [reward.IsUnlocked, reward.IsUnlockedByUser])).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
    await earn(grace, 7_500);
    // All learners together have the health now. Ada's own part is one chest, Grace's three.
    const other = serverProcess(db);
    await Promise.all([settle(), other.settle(), settle(), other.count.execute(grace, db.clock.now())]);
    expect(await chestsOf(ada)).toEqual(['common']);
    expect(await chestsOf(grace)).toEqual(['common', 'rare', 'uncommon']);
    await earn(ada, 7_500);
    await settle();
    expect(await chestsOf(ada)).toEqual(['common', 'mythic', 'rare', 'uncommon']);
  });

  test('a learner who was early gets the chest when everybody has caught up', async () => {
    const { start, earn, settle, chestsOf } = serverProcess(db);
    const many = { userId: newId(), day: db.clock.now().toISOString().slice(0, 10), items: 1, lessons: 1 };
    const active = Array.from({ length: 20 }, () => ({ ...many, userId: newId() }));
    await db.dataSource.getRepository(ActiveDayEntity).insert(active);
    await start(); // 20,000 health
    const [ada, grace] = [await addLearner(db), await addLearner(db)];
    await earn(ada, 3_000);
    expect(await chestsOf(ada)).toEqual([]);
    await earn(grace, 2_000);
    expect(await chestsOf(ada)).toEqual([]);
    await settle();
    expect(await chestsOf(ada)).toEqual(['common']);
    expect(await chestsOf(grace)).toEqual([]);
  });

  test('the boss is defeated at exactly its health; later XP still count for chests until the end', async () => {
    const { start, earn, settle, fight, honored, chestsOf } = serverProcess(db);
    const [ada, grace, late] = [await addLearner(db), await addLearner(db), await addLearner(db)];
    const defeats = new BossesDefeated(db.dataSource);
    await start();
    await earn(ada, 9_000);
    await earn(grace, 999);
    await settle();
    expect((await fight()).Event?.DefeatedAt).toBeNull();
    await earn(grace, 1);
    await settle();
    const defeatedAt = db.clock.now().toISOString();
    expect((await fight()).Event?.DefeatedAt).toBe(defeatedAt);
    expect(new Set(honored)).toEqual(new Set([ada, grace]));
    db.clock.advance(HOUR_MS);
    await earn(late, 10_000);
    await settle();
    expect((await fight(late)).XPTotal).toBe(20_000);
    expect((await fight()).Event?.DefeatedAt).toBe(defeatedAt);
    expect(await chestsOf(late)).toHaveLength(4);
    expect(await Promise.all([ada, grace, late].map((id) => defeats.valueOf(id)))).toEqual([1, 1, 0]);
    expect(await new BossDamageDealt(db.dataSource).valueOf(ada)).toBe(9_000);
  });

  test('XP of the last moment that arrive after the end still defeat it, and nothing stays open', async () => {
    const { start, earn, settle, count, chestsOf } = serverProcess(db);
    const ada = await addLearner(db);
    await start();
    await earn(ada, 10_000, { delivered: 0 });
    const earnedAt = db.clock.now();
    db.clock.advance(BOSS_FIGHT_MS + HOUR_MS);
    await count.execute(ada, earnedAt);
    await settle();
    const [fight] = await allFights();
    expect(fight).toMatchObject({ defeatedAt: fight!.expiresAt, settledAt: null });
    expect(await chestsOf(ada)).toHaveLength(4);
    db.clock.advance(DAY_MS);
    await settle();
    expect((await allFights())[0]!.settledAt).toEqual(db.clock.now());
  });

  test('opened chests count for achievements', async () => {
    const { start, earn } = serverProcess(db);
    const ada = await addLearner(db);
    const opened = new BossChestsOpened(db.dataSource);
    await start();
    await earn(ada, 2_500);
    expect(await opened.valueOf(ada)).toBe(0);
    await db.dataSource.getRepository(RewardEntity).update({ userId: ada }, { claimedAt: db.clock.now() });
    expect(await opened.valueOf(ada)).toBe(1);
  });

  test('the aura follows the lessons of the last hour, from nothing to twice the XP', async () => {
    const { start, earn, aura } = serverProcess(db);
    const ada = await addLearner(db);
    const percentNow = async () => {
      const lines: number[] = [];
      const pay = {
        completion: { completedAt: db.clock.now() },
        addPercent: (_name: string, percent: number) => lines.push(percent),
      } as unknown as LessonPay;
      await db.database.transaction((tx) => aura.apply(pay, tx));
      return lines;
    };
    expect(await percentNow()).toEqual([]);
    await start();
    expect(await percentNow()).toEqual([0]);
    await earn(ada, 10, { lessons: 5 });
    expect(await percentNow()).toEqual([25]);
    db.clock.advance(AURA_MS - 1);
    await earn(ada, 10, { lessons: 16 });
    expect(await percentNow()).toEqual([100]);
    db.clock.advance(1_000);
    expect(await percentNow()).toEqual([80]);
    db.clock.advance(BOSS_FIGHT_MS);
    expect(await percentNow()).toEqual([]);
  });

  test('old hits are folded into the total without losing any, and ten stay in the feed', async () => {
    const { start, earn, settle, fight, hits } = serverProcess(db);
    const ada = await addLearner(db);
    await start();
    for (let hit = 1; hit <= 14; hit++) {
      db.clock.advance(1_000);
      await earn(ada, hit);
    }
    db.clock.advance(2 * AURA_MS);
    await Promise.all([settle(), serverProcess(db).settle()]);
    expect(await db.dataSource.getRepository(BossHitEntity).count()).toBe(10);
    expect(await fight(ada)).toMatchObject({ XPTotal: 105, NumLessonsCompletedHourly: 0 });
    const shown = (await hits()).map((hit) => bossFeedEntry.parse(hit));
    expect(shown.map((hit) => hit.XP)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    expect(shown.slice(0, 2).map((hit) => hit.Progress.XPTotal)).toEqual([105, 91]);
  });

  test('each hit is pushed with the state of the fight, but not for learners who don’t compete', async () => {
    const { start, earn, frames, hits } = serverProcess(db);
    const [ada, grace] = [await addLearner(db), await addLearner(db)];
    const karma = new Karma(undefined as never).use([]);
    const entries = new LeaderboardEntries(db.database, karma, db.clock, new HideCompetition(db.clock));
    await entries.setCompetes(grace, false);
    await start();
    await earn(ada, 30);
    await earn(grace, 20);
    expect(frames.map(({ feed }) => feed)).toEqual(['boss_feed']);
    const message = serverMessage.parse(JSON.parse(frames[0]!.frame));
    expect(message).toMatchObject({
      Type: 'BossFeedEvent',
      Data: { User: { Level: 1 }, XP: 30, Progress: { XPTotal: 30, NumLessonsCompletedHourly: 1 } },
    });
    expect((await hits()).map((hit) => [hit.XP, hit.Progress.XPTotal])).toEqual([[30, 50]]);
    for (let hit = 0; hit < 30; hit++) await earn(ada, 1);
    expect(frames).toHaveLength(10);
    db.clock.advance(1_000);
    await earn(ada, 1);
    expect(JSON.parse(frames.at(-1)!.frame).Data.Progress.XPTotal).toBe(81);
  });

  test('everybody is notified of a fight once, also after a run that failed halfway', async () => {
    const { start, announce, notifications } = serverProcess(db);
    const learners: string[] = [];
    for (let count = 0; count < 103; count++) learners.push(await addLearner(db));
    await start();
    const add = notifications.add.bind(notifications);
    let left = 101;
    notifications.add = (async (...given: Parameters<typeof add>) => {
      if (left-- === 0) throw new Error('The database is gone.');
      return add(...given);
    }) as typeof add;
    await expect(announce()).rejects.toThrow('gone');
    const notified = () => db.dataSource.getRepository(NotificationEntity).find();
    expect(await notified()).toHaveLength(100);
    await Promise.all([announce(), serverProcess(db).announce()]);
    await announce();
    expect((await notified()).map(({ userId }) => userId).sort()).toEqual(learners.sort());
    expect((await notified())[0]).toMatchObject({
      type: 'boss_event_start',
      data: { thumbnailUrl: '/v1/static/bosses/hound/thumbnail' },
    });
  });
});
