import { LedgerReason } from '@server/game/xp';
import { newId } from '@server/platform/database';
import { type Day, dayIn } from '@shared/rules/days';
import { DAYS_PER_EMBER, MAX_EMBERS } from '@shared/rules/streak';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestDatabase } from '../../../../test/database';
import { addLearner } from '../../../solving/submissions/testing/submitting';
import { replayLedger } from '../../xp/replay-ledger';
import { CoveredDayEntity } from '../covered-day.entity';
import { EndDays } from '../end-days.job';
import { GetStreak } from '../get-streak';
import { StreakSettings } from '../streak-settings';
import { streakEntities, streakRules } from './streaks';

const GIFT = LedgerReason.define('test.random-gift');
const HOUR_MS = 3_600_000;
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

/** What happens next in a learner's year, and how many hours later. */
const step = fc.record({
  hours: fc.integer({ min: 1, max: 40 }),
  action: fc.constantFrom('learn', 'learn', 'learn', 'train', 'flame', 'rest', 'job', 'read', 'race'),
  items: fc.integer({ min: 1, max: 3 }),
  restAhead: fc.integer({ min: 0, max: 8 }),
});
const yearOf = (steps: number) =>
  fc.record({
    zone: fc.constantFrom(...ZONES),
    steps: fc.array(step, { minLength: steps, maxLength: steps }),
  });
type Year = ReturnType<typeof yearOf> extends fc.Arbitrary<infer T> ? T : never;

/** The streak that the stored days give: counted days in a row, over days that were covered. */
function replayStreak(active: ReadonlySet<Day>, covered: ReadonlySet<Day>, from: Day, through: Day): number {
  let length = 0;
  for (let day = from; day <= through; day = nextDay(day)) {
    if (active.has(day)) length++;
    else if (!covered.has(day)) length = 0;
  }
  return length;
}

const nextDay = (day: Day) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);

async function live(db: TestDatabase, { zone, steps }: Year): Promise<void> {
  db.clock.set('2026-01-01T12:00:00Z');
  const { ledger, notifications, protections, streaks } = streakRules(db);
  const userId = await addLearner(db, zone);
  const getStreak = new GetStreak(db.database, db.clock, streaks, ledger);
  const settings = new StreakSettings(db.database, db.clock, streaks);
  const job = new EndDays(db.database, db.clock, streaks, protections, notifications);
  const record = (kind: 'lesson' | 'training', at: Date) =>
    db.database.transaction((tx) => streaks.record(tx, { userId, kind, source: newId(), at }));
  const firstDay = dayIn(zone, db.clock.now());
  let longest = 0;

  for (const { hours, action, items, restAhead } of steps) {
    db.clock.advance(hours * HOUR_MS);
    const now = db.clock.now();
    if (action === 'learn') for (let item = 0; item < items; item++) await record('lesson', now);
    if (action === 'train') await record('training', now);
    if (action === 'flame')
      await db.database.transaction((tx) =>
        ledger.pay(tx, {
          userId,
          currency: 'frozen_flame',
          amount: 1,
          reason: GIFT,
          source: newId(),
          at: now,
        }),
      );
    if (action === 'rest') {
      const day = dayIn(zone, new Date(now.getTime() + restAhead * 24 * HOUR_MS));
      await settings.setRestDay(userId, day, true).catch((error) => expect(error.kind).toBe('invalid'));
    }
    if (action === 'job') await job.run(now);
    if (action === 'race')
      await Promise.all([job.run(now), record('lesson', now), getStreak.execute(userId)]);

    const { streak, embers, frozenFlames } = await getStreak.execute(userId);
    const active = await db.dataSource.sql`SELECT day FROM active_days WHERE user_id = ${userId}`;
    const covered = await db.dataSource.manager.findBy(CoveredDayEntity, { userId });
    const expected = replayStreak(
      new Set(active.map(({ day }: { day: Day }) => day)),
      new Set(covered.map(({ day }) => day)),
      firstDay,
      streak.throughDay,
    );
    expect(streak.length).toBe(expected);
    longest = Math.max(longest, streak.length);
    expect(streak.longest).toBe(longest);
    expect(Math.min(embers, frozenFlames)).toBeGreaterThanOrEqual(0);
    expect(embers).toBeLessThanOrEqual(MAX_EMBERS);
    expect(streak.emberProgress).toBeLessThan(DAYS_PER_EMBER);
    // Each protection that was spent covered exactly one day.
    const spent = covered.filter(({ cover }) => cover === 'ember' || cover === 'flame').length;
    const [{ charges }] = await db.dataSource.sql`
      SELECT COUNT(*) AS charges FROM ledger_entries WHERE user_id = ${userId} AND amount < 0`;
    expect(Number(charges)).toBe(spent);
  }
  expect((await replayLedger(db.dataSource)).problems).toEqual([]);
}

/** Random learners live a year of that many steps, beside a model of the streak's rules. */
export function liveRandomYears({
  years,
  steps,
  seed,
}: {
  years: number;
  steps: number;
  seed?: number;
}): void {
  const db = new TestDatabase('sqlite', { entities: streakEntities });
  beforeAll(() => db.open());
  afterAll(() => db.close());

  test('random learners’ years keep every rule after each step', async () => {
    await fc.assert(
      fc.asyncProperty(yearOf(steps), (year) => live(db, year)),
      { numRuns: years, ...(seed !== undefined && { seed }) },
    );
  });
}
