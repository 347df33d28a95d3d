import { UserEntity } from '@server/people/users';
import { newId, type Transaction } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { Ledger, type LedgerEntry } from './ledger';
import { LedgerEntryEntity } from './ledger-entry.entity';
import { LedgerReason } from './ledger-reason';
import { problemsOf, replayLedger } from './replay-ledger';
import { tooFew } from './too-few';

const CHEST = LedgerReason.define('test.chest');
const POTION = LedgerReason.define('test.potion');

/** A learner with a ledger; entries default to one gem for a new chest. */
async function learnerWithLedger(db: TestDatabase, gems = 0) {
  const ledger = new Ledger(db.dataSource);
  const userId = await addLearner(db);
  const entry = (change: Partial<LedgerEntry>): LedgerEntry => ({
    ...{ userId, currency: 'gems', reason: CHEST, source: newId(), amount: 1, at: db.clock.now() },
    ...change,
  });
  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => db.database.transaction(work);
  const pay = (change: Partial<LedgerEntry>) => inTransaction((tx) => ledger.pay(tx, entry(change)));
  const spend = (change: Partial<LedgerEntry>) =>
    inTransaction((tx) => ledger.spend(tx, entry({ reason: POTION, ...change })));
  if (gems > 0) await pay({ amount: gems });
  return { ledger, userId, entry, pay, spend, gems: () => ledger.balance(userId, 'gems') };
}

describeOnBothDatabases('the ledger', { entities: [UserEntity, LedgerEntryEntity] }, (db) => {
  test('pays once per reason, source, currency and learner', async () => {
    const { ledger, userId, pay } = await learnerWithLedger(db);
    const other = await addLearner(db);
    const first = { currency: 'xp', source: 'one', amount: 5 } as const;
    expect(await pay(first)).toBe(true);
    expect(await pay({ ...first, amount: 9 })).toBe(false);
    for (const change of [
      { source: 'two' },
      { reason: POTION },
      { currency: 'gems' },
      { userId: other },
    ] as const)
      expect(await pay({ ...first, ...change })).toBe(true);
    expect(await ledger.balances(userId)).toMatchObject({ xp: 15, gems: 5, armor: 0 });
    expect(await ledger.balances(other)).toMatchObject({ xp: 5, gems: 0, armor: 0 });
  });

  test('never charges more than the balance, and the same thing only once', async () => {
    const { spend, gems } = await learnerWithLedger(db, 10);
    expect(await spend({ source: 'one', amount: 6 })).toBe(true);
    await expect(spend({ source: 'two', amount: 6 })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'You need 6 gems for this, and you have 4.',
    });
    expect(await spend({ source: 'one', amount: 6 })).toBe(false);
    expect(await gems()).toBe(4);
    expect(await spend({ source: 'three', amount: 4 })).toBe(true);
    expect(await gems()).toBe(0);
  });

  test('concurrent charges never exceed the balance', async () => {
    const { ledger, entry, gems } = await learnerWithLedger(db, 10);
    // On PostgreSQL all start before the first reads the balance; SQLite runs them one after the other.
    let left = db.kind === 'postgres' ? 8 : 1;
    const { resolve: start, promise: allHaveBegun } = Promise.withResolvers<void>();
    const charge = () =>
      db.database.transaction(async (tx) => {
        await tx.manager.query('SELECT 1');
        if (--left === 0) start();
        await allHaveBegun;
        return ledger.spend(tx, entry({ reason: POTION, amount: 3 }));
      });
    const charges = await Promise.allSettled(Array.from({ length: 8 }, charge));
    expect(charges.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await gems()).toBe(1);
  });

  test('concurrent identical charges are taken once', async () => {
    const { spend, gems } = await learnerWithLedger(db, 10);
    const charges = await Promise.all(Array.from({ length: 10 }, () => spend({ source: 'one', amount: 3 })));
    expect(charges.filter(Boolean)).toHaveLength(1);
    expect(await gems()).toBe(7);
  });

  test('rejects fractional and negative amounts', async () => {
    const { pay, spend, gems } = await learnerWithLedger(db, 10);
    for (const amount of [-1, 0.5, Number.NaN, 2 ** 60]) {
      await expect(pay({ amount })).rejects.toThrow('A ledger amount must be a whole number');
      await expect(spend({ amount })).rejects.toThrow('A ledger amount must be a whole number');
    }
    expect(await gems()).toBe(10);
  });

  test('a replay rebuilds every balance', async () => {
    const { pay, spend } = await learnerWithLedger(db, 10);
    await spend({ amount: 8 });
    await pay({ currency: 'armor' });
    expect(await replayLedger(db.dataSource)).toEqual({ entries: 3, learners: 1, problems: [] });
  });

  test('a charge is dated after what it spends, even if its request came first', async () => {
    const { pay, spend } = await learnerWithLedger(db);
    const before = db.clock.now();
    db.clock.advance(1000);
    await pay({ amount: 10 });
    await spend({ amount: 10, at: before });
    expect((await replayLedger(db.dataSource)).problems).toEqual([]);
  });

  test('a replay reports a balance that was ever below zero', async () => {
    const { userId, pay, spend } = await learnerWithLedger(db, 5);
    await spend({ amount: 5 });
    db.clock.advance(1000);
    await pay({ amount: 1 });
    await db.dataSource.getRepository(LedgerEntryEntity).update({ amount: -5 }, { amount: -6 });
    const { problems } = await replayLedger(db.dataSource);
    expect(problems).toEqual([expect.stringContaining(`leaves learner ${userId} with -1 gems: below zero.`)]);
  });
});

test('a replay reports duplicates, unknown currencies and wrong totals', () => {
  const row = { id: '1', userId: 'ada', currency: 'gems', amount: 2, reason: 'chest', source: 'a' };
  const sum = { userId: 'ada', currency: 'gems', amount: 5 };
  expect(problemsOf([row, { ...row, id: '2' }, { ...row, id: '3', currency: 'gold' }], [sum])).toEqual([
    'Entry 2 is a duplicate: chest a of learner ada.',
    "Entry 3 is in gold, which isn't a currency.",
    'Learner ada has 5 gems, but a replay gives 4.',
  ]);
});

test.each([
  [tooFew('gems', 8, 3).english, 'You need 8 gems for this, and you have 3.'],
  [tooFew('gems', 1, 0).english, 'You need 1 gem for this, and you have 0.'],
  [tooFew('armor', 1, 0).english, "You don't have any armor."],
  [tooFew('seer_stone', 1, 0).english, "You don't have any seer stones."],
  [tooFew('frozen_flame', 2, 1).english, 'You need 2 frozen flames for this, and you have 1.'],
])('a refused charge says what it needs: %s', (text, expected) => {
  expect(text).toBe(expected);
});
