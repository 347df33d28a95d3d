import { LedgerReason } from '@server/game/xp';
import { UserEntity } from '@server/people/users';
import { expectNoDrift, newId, type Transaction } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { CoveredDayEntity } from './covered-day.entity';
import { EndDays } from './end-days.job';
import { GetStreak } from './get-streak';
import { StreakDayCounted } from './streak.events';
import { presentStreak } from './streak.presenter';
import { StreakSettings } from './streak-settings';
import { streakEntities, streakRules } from './testing/streaks';

const GIFT = LedgerReason.define('test.streak-gift');
const DAY_MS = 86_400_000;

/** A learner whose clock moves in local times of their zone. */
async function learning(db: TestDatabase, timeZone = 'Europe/Berlin') {
  const { ledger, outages, notifications, protections, streaks } = streakRules(db);
  const userId = await addLearner(db, timeZone);
  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => db.database.transaction(work);
  const getStreak = new GetStreak(db.database, db.clock, streaks, ledger);
  const settings = new StreakSettings(db.database, db.clock, streaks);
  const endDays = new EndDays(db.database, db.clock, streaks, protections, notifications);
  const record = (kind: 'lesson' | 'training') =>
    inTransaction((tx) => streaks.record(tx, { userId, kind, source: newId(), at: db.clock.now() }));
  return {
    userId,
    streaks,
    ledger,
    outages,
    settings,
    job: endDays,
    endDays: () => endDays.run(db.clock.now()),
    learn: async (count = 1) => {
      for (let item = 0; item < count; item++) await record('lesson');
    },
    train: () => record('training'),
    give: (currency: 'ember' | 'frozen_flame', amount = 1) =>
      inTransaction((tx) =>
        ledger.pay(tx, { userId, currency, amount, reason: GIFT, source: newId(), at: db.clock.now() }),
      ),
    streak: async () => presentStreak(await getStreak.execute(userId)),
    length: async () => (await getStreak.execute(userId)).streak.length,
    covers: async () => {
      const rows = await db.dataSource.manager.find(CoveredDayEntity, {
        where: { userId },
        order: { day: 'ASC' },
      });
      return rows.map(({ day, cover }) => `${day} ${cover}`);
    },
    notified: async () => (await notifications.of(userId)).map(({ type, key }) => `${key} ${type}`).reverse(),
    moveTo: (zone: string) => db.dataSource.manager.update(UserEntity, { id: userId }, { timeZone: zone }),
  };
}

describeOnBothDatabases('streaks', { entities: streakEntities }, (db) => {
  test('match their tables', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('grow by a day with a lesson or a training item, once a day', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { userId, learn, train, streak } = await learning(db);
    expect(await streak()).toMatchObject({ Length: 0, TodayState: 'open', NumItemsToday: 0 });
    await learn(2);
    expect(await streak()).toMatchObject({ Length: 1, TodayState: 'active', NumItemsToday: 2 });
    db.clock.set('2026-03-03T22:59:59Z');
    await train();
    db.clock.set('2026-03-03T23:00:00Z'); // midnight in Berlin
    expect(await streak()).toMatchObject({ Length: 2, TodayState: 'open', Today: '2026-03-04' });
    await learn();
    expect((await streak()).Week.map(({ State }) => State)).toEqual([
      ...['active', 'active', 'active', 'open', 'open', 'open', 'open'],
    ]);
    expect(db.emitted(StreakDayCounted)).toEqual(
      [1, 2, 3].map((length) => ({ userId, day: `2026-03-0${length + 1}`, length, longest: length })),
    );
  });

  test('end with a missed day, whether the job or the learner comes first', async () => {
    for (const isJobFirst of [true, false]) {
      db.clock.set('2026-03-02T08:00:00Z');
      const { learn, streak, endDays, notified } = await learning(db);
      await learn();
      db.clock.set('2026-03-03T23:30:00Z');
      if (isJobFirst) await endDays();
      expect(await streak()).toMatchObject({ Length: 0, LongestLength: 1, TodayState: 'open' });
      await learn();
      expect(await streak()).toMatchObject({ Length: 1, LongestLength: 1 });
      expect(await notified()).toEqual([]);
    }
  });

  test('survive missed days by embers, then frozen flames, then end', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { learn, streak, length, give, covers, notified, ledger, userId } = await learning(db);
    await learn();
    await give('ember');
    await give('frozen_flame');
    db.clock.set('2026-03-07T08:00:00Z');
    expect(await streak()).toMatchObject({
      Length: 1,
      TodayState: 'frozen',
      FrozenThrough: '2026-03-07',
      NumEmbers: 0,
      NumFrozenFlames: 0,
    });
    expect(await covers()).toEqual([
      ...['2026-03-03 ember', '2026-03-04 flame', '2026-03-05 frozen', '2026-03-06 frozen'],
    ]);
    expect(await notified()).toEqual(['2026-03-03 ember_consumed', '2026-03-04 frozen_flame_consumed']);
    db.clock.set('2026-03-08T08:00:00Z');
    expect(await length()).toBe(1);
    db.clock.set('2026-03-09T08:00:00Z');
    expect(await length()).toBe(0);
    expect(await ledger.balances(userId)).toMatchObject({ ember: 0, frozen_flame: 0 });
  });

  test('keep decided days when an answer from before is graded again', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { userId, learn, streak, streaks } = await learning(db);
    await learn();
    db.clock.set('2026-03-04T08:00:00Z');
    await learn();
    const at = new Date('2026-03-03T08:00:00Z');
    const past = { userId, kind: 'lesson', source: newId(), at } as const;
    const { isFirst, before } = await db.database.transaction(async (tx) => ({
      isFirst: await streaks.record(tx, past),
      before: await streaks.lengthBefore(tx, userId, '2026-03-03'),
    }));
    expect([isFirst, before]).toEqual([{ day: '2026-03-03', isFirstLesson: true }, 1]);
    expect(await streak()).toMatchObject({ Length: 1, LongestLength: 1, NumItemsToday: 1 });
  });

  test('spend nothing without a streak', async () => {
    const { give, length, ledger, userId } = await learning(db);
    await give('ember');
    await length();
    db.clock.advance(5 * DAY_MS);
    expect(await length()).toBe(0);
    expect(await ledger.balance(userId, 'ember')).toBe(1);
  });

  test('are not repaired by what was bought after the missed day', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { learn, length, give, ledger, userId } = await learning(db);
    await learn();
    db.clock.set('2026-03-03T23:00:01Z');
    await give('frozen_flame');
    expect(await length()).toBe(0);
    expect(await ledger.balance(userId, 'frozen_flame')).toBe(1);
  });

  test('spend one ember a day, even if several days are decided after a later purchase', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { learn, give, covers, ledger, userId, length } = await learning(db);
    await learn();
    await give('ember');
    db.clock.set('2026-03-05T08:00:00Z');
    await give('ember');
    expect(await length()).toBe(0);
    expect(await covers()).toEqual(['2026-03-03 ember']);
    expect(await ledger.balance(userId, 'ember')).toBe(1);
  });

  test('skip rest days, which are set in advance', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { userId, learn, settings, streak, covers } = await learning(db);
    await learn();
    const rest = (day: string, isRest = true) => settings.setRestDay(userId, day, isRest);
    await expect(rest('2026-03-02')).rejects.toThrow('Rest days start tomorrow at the earliest.');
    await rest('2026-03-03');
    await rest('2026-03-05');
    await expect(rest('2026-03-08')).rejects.toThrow('Only 2 rest days fit in a week.');
    await rest('2026-03-05', false);
    await rest('2026-03-04');
    db.clock.set('2026-03-04T08:00:00Z');
    expect(await streak()).toMatchObject({ Length: 1, TodayState: 'rest', RestDays: ['2026-03-04'] });
    await expect(rest('2026-03-04', false)).rejects.toThrow('Rest days start tomorrow at the earliest.');
    await learn();
    expect(await streak()).toMatchObject({ Length: 2, TodayState: 'active' });
    expect(await covers()).toEqual(['2026-03-03 rest']);
  });

  test('forgive a day on which the service was down for over an hour', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { learn, length, covers, outages } = await learning(db);
    await outages.beat();
    await learn();
    db.clock.set('2026-03-03T12:00:00Z');
    await outages.beat();
    db.clock.set('2026-03-03T13:00:01Z');
    await outages.beat();
    db.clock.set('2026-03-04T08:00:00Z');
    expect(await length()).toBe(1);
    expect(await covers()).toEqual(['2026-03-03 outage']);
  });

  test('forgive an outage before its end is recorded, and none of exactly an hour', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { learn, length, covers, outages } = await learning(db);
    await learn();
    db.clock.set('2026-03-03T21:00:00Z');
    await outages.beat();
    db.clock.set('2026-03-03T23:00:01Z'); // two hours without a heartbeat, both of the 3rd
    expect(await length()).toBe(1);
    expect(await covers()).toEqual(['2026-03-03 outage']);
    await outages.beat();
    for (let minute = 0; minute < 24 * 60; minute += 60) {
      db.clock.advance(3_600_000);
      await outages.beat();
    }
    expect(await length()).toBe(0);
  });

  test('earn an ember with five days of twice the daily goal', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { userId, learn, streak, settings } = await learning(db);
    await settings.change(userId, { dailyGoal: 2 });
    const progress: number[] = [];
    for (const items of [3, 4, 9, 4, 4, 4]) {
      await learn(items);
      progress.push((await streak()).EmberProgress);
      db.clock.advance(DAY_MS);
    }
    expect(progress).toEqual([0, 1, 2, 3, 4, 0]);
    expect((await streak()).NumEmbers).toBe(1);
    await learn(2);
    await settings.change(userId, { dailyGoal: 1 });
    await learn();
    await settings.change(userId, { dailyGoal: 3 });
    await learn(10);
    expect((await streak()).EmberProgress).toBe(1);
  });

  test('two embers are the most', async () => {
    const { learn, streak, give } = await learning(db);
    await give('ember', 2);
    for (let day = 0; day < 12; day++) {
      await learn(2);
      db.clock.advance(DAY_MS);
    }
    expect(await streak()).toMatchObject({ Length: 12, NumEmbers: 2, EmberProgress: 0 });
  });

  test('that end tonight are announced in the evening, once', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { userId, learn, endDays, notified, settings } = await learning(db);
    await learn();
    await settings.setRestDay(userId, '2026-03-05', true);
    await endDays();
    db.clock.set('2026-03-03T18:59:59Z');
    await endDays();
    expect(await notified()).toEqual([]);
    db.clock.set('2026-03-03T19:00:00Z'); // 20:00 in Berlin
    await endDays();
    await endDays();
    expect(await notified()).toEqual(['2026-03-03 daily_streak_expiry']);
    await learn();
    db.clock.set('2026-03-04T12:00:00Z');
    await learn();
    db.clock.set('2026-03-05T20:00:00Z'); // a rest day
    await endDays();
    expect(await notified()).toHaveLength(1);
    db.clock.set('2026-03-06T20:00:00Z');
    await endDays();
    expect(await notified()).toEqual(['2026-03-03 daily_streak_expiry', '2026-03-06 daily_streak_expiry']);
  });

  test('cost the job nothing until a day has something to decide', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { learn, endDays } = await learning(db);
    const due = async () => (await db.dataSource.sql`SELECT due_at AS at FROM streaks`)[0].at;
    await learn();
    expect(new Date(await due())).toEqual(new Date('2026-03-03T19:00:00Z'));
    db.clock.set('2026-03-04T08:00:00Z');
    await endDays();
    expect(await due()).toBeNull();
  });

  test('are decided by the job for everybody whose day ended, in batches', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const learners = [];
    for (let number = 0; number < 5; number++) learners.push(await learning(db));
    for (const { learn } of learners) await learn();
    db.clock.set('2026-03-04T08:00:00Z');
    await Object.assign(learners[0]!.job, { batch: 2 }).run(db.clock.now());
    const [{ total }] = await db.dataSource.sql`SELECT COUNT(*) AS total FROM streaks WHERE length > 0`;
    expect(Number(total)).toBe(0);
  });

  test('of other learners are decided although one fails, which is tried again an hour later', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const [broken, other] = [await learning(db), await learning(db)];
    for (const { learn } of [broken, other]) await learn();
    await db.dataSource.sql`UPDATE streaks SET time_zone = 'Nowhere' WHERE user_id = ${broken.userId}`;
    db.clock.set('2026-03-04T08:00:00Z');
    await other.endDays();
    expect(await other.length()).toBe(0);
    await db.dataSource.sql`UPDATE streaks SET time_zone = 'UTC' WHERE user_id = ${broken.userId}`;
    db.clock.advance(3_600_000);
    await other.endDays();
    expect(await broken.length()).toBe(0);
  });

  test('are decided once by the job and the learner at the same time', async () => {
    db.clock.set('2026-03-02T08:00:00Z');
    const { learn, endDays, give, covers, streak, ledger, userId } = await learning(db);
    await learn();
    await give('ember', 2);
    db.clock.set('2026-03-04T08:00:00Z');
    await Promise.all([endDays(), learn(), streak(), endDays(), streak(), learn()]);
    expect(await covers()).toEqual(['2026-03-03 ember']);
    expect(await ledger.balance(userId, 'ember')).toBe(1);
    expect(await streak()).toMatchObject({ Length: 2, NumItemsToday: 2 });
  });
});

describeOnBothDatabases('a streak across zones', { entities: streakEntities }, (db) => {
  test.each([
    ['Pacific/Kiritimati', '2026-03-01T10:00:00Z', '2026-03-02T09:59:59Z', '2026-03-02'],
    ['Pacific/Pago_Pago', '2026-03-02T11:00:00Z', '2026-03-03T10:59:59Z', '2026-03-02'],
    ['Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29'], // 23 hours
    ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25'], // 25 hours
    ['America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z', '2026-03-08'],
    ['Asia/Kathmandu', '2026-03-01T18:15:00Z', '2026-03-02T18:14:59Z', '2026-03-02'],
  ])('in %s lasts from the first to the last second of a day', async (zone, first, last, day) => {
    db.clock.set(first);
    const { learn, streak } = await learning(db, zone);
    await learn();
    expect(await streak()).toMatchObject({ Length: 1, Today: day });
    db.clock.set(last);
    await learn();
    expect(await streak()).toMatchObject({ Length: 1, NumItemsToday: 2, Today: day });
    db.clock.advance(1000);
    await learn();
    expect(await streak()).toMatchObject({ Length: 2, NumItemsToday: 1 });
    db.clock.set(new Date(Date.parse(last) + 1000 + DAY_MS - 2 * 3_600_000));
    expect((await streak()).Length).toBe(2);
  });

  test('follows a traveler to the east without a second day in one', async () => {
    db.clock.set('2026-03-02T09:00:00Z');
    const { learn, streak, moveTo } = await learning(db, 'UTC');
    await learn();
    db.clock.set('2026-03-02T16:00:00Z');
    await moveTo('Asia/Tokyo'); // the 3rd there
    await learn();
    expect(await streak()).toMatchObject({ Length: 1, Today: '2026-03-02', TimeZone: 'UTC' });
    db.clock.set('2026-03-03T00:30:00Z'); // the 3rd in both
    expect(await streak()).toMatchObject({ Length: 1, Today: '2026-03-03', TimeZone: 'Asia/Tokyo' });
    await learn();
    db.clock.set('2026-03-03T15:00:00Z');
    await learn();
    expect(await streak()).toMatchObject({ Length: 3, Today: '2026-03-04' });
  });

  test('follows a traveler to the west without counting a day twice', async () => {
    db.clock.set('2026-03-02T16:00:00Z');
    const { learn, streak, moveTo } = await learning(db, 'Asia/Tokyo');
    await learn();
    await moveTo('America/Los_Angeles'); // the 2nd there, the 3rd in Tokyo
    await learn();
    expect(await streak()).toMatchObject({ Length: 1, Today: '2026-03-03', TimeZone: 'Asia/Tokyo' });
    db.clock.set('2026-03-03T10:00:00Z'); // the 3rd in both
    await learn();
    expect(await streak()).toMatchObject({ Length: 1, TimeZone: 'America/Los_Angeles' });
    db.clock.set('2026-03-04T08:00:00Z');
    await learn();
    expect(await streak()).toMatchObject({ Length: 2, Today: '2026-03-04' });
  });

  test('can’t be kept with fewer days by moving back and forth', async () => {
    db.clock.set('2026-03-02T12:00:00Z');
    const { learn, streak, moveTo } = await learning(db, 'Pacific/Pago_Pago');
    let longest = 0;
    // A lesson every 36 hours, with a move before and after each.
    for (let turn = 0; turn < 10; turn++) {
      await moveTo(turn % 2 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati');
      await learn();
      await moveTo(turn % 2 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago');
      longest = Math.max(longest, (await streak()).Length);
      db.clock.advance(36 * 3_600_000);
    }
    expect(longest).toBeLessThanOrEqual(2);
  });
});
