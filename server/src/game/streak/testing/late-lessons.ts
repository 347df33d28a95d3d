import { LedgerReason } from '@server/game/xp';
import { newId, type Transaction } from '@server/platform/database';
import { type Day, plusDays } from '@shared/rules/days';
import type { TestDatabase } from '../../../../test/database';
import { addLearner } from '../../../solving/submissions/testing/submitting';
import { CoveredDayEntity } from '../covered-day.entity';
import { GetStreak } from '../get-streak';
import { streakRules } from './streaks';

const GIFT = LedgerReason.define('test.late-days-gift');
const FIRST = '2026-03-02';
export const dayNumber = (index: number): Day => plusDays(FIRST, index);
const noonOf = (index: number) => new Date(`${dayNumber(index)}T12:00:00Z`);

/** A learner whose lessons arrive on another day than they were made. Days count from 0. */
export async function learningOffline(db: TestDatabase) {
  db.clock.set(noonOf(0).toISOString());
  const { ledger, streaks } = streakRules(db);
  const userId = await addLearner(db, 'UTC');
  const getStreak = new GetStreak(db.database, db.clock, streaks, ledger);
  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => db.database.transaction(work);
  return {
    userId,
    goTo: async (index: number) => {
      db.clock.set(noonOf(index).toISOString());
      await getStreak.execute(userId);
    },
    learn: () =>
      inTransaction((tx) =>
        streaks.record(tx, { userId, kind: 'lesson', source: newId(), at: db.clock.now() }),
      ),
    /** A lesson that was made on an earlier day arrives now. */
    arrive: (index: number) => {
      const times = { at: noonOf(index), arrivedAt: db.clock.now() };
      return inTransaction((tx) => streaks.record(tx, { userId, kind: 'lesson', source: newId(), ...times }));
    },
    give: (currency: 'ember' | 'frozen_flame') =>
      inTransaction((tx) =>
        ledger.pay(tx, { userId, currency, amount: 1, reason: GIFT, source: newId(), at: db.clock.now() }),
      ),
    now: async () => {
      const { streak, embers, frozenFlames } = await getStreak.execute(userId);
      const { length, longest, frozenThrough } = streak;
      return { length, longest, frozenThrough, embers, flames: frozenFlames };
    },
    covers: async () =>
      (await db.dataSource.manager.find(CoveredDayEntity, { where: { userId }, order: { day: 'ASC' } })).map(
        ({ day, cover }) => `${day} ${cover}`,
      ),
  };
}
