import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnBothDatabases, TestDatabase } from '../../../test/database';
import { AccountEntity } from './account.entity';
import { AccountKind } from './account-kind';
import { Accounts } from './accounts';
import { type Account, nameOf, type Posting } from './check-postings';
import { PostingEntity } from './posting.entity';
import { TransactionEntity } from './transaction.entity';
import { TransactionKind } from './transaction-kind';
import { verifyAccounts } from './verify-accounts';

const MOVE = TransactionKind.define('test.random-move');
const PURSE = AccountKind.define('test.random-purse', { side: 'debit', isOwned: true });
const PURSES = ['a', 'b', 'c', 'd'].map((ownerId): Account => ({ kind: PURSE, ownerId }));
const CURRENCIES = ['EUR', 'JPY', 'USD'];

interface Move {
  source: string;
  postings: Posting[];
  isReversed: boolean;
}

/** In one currency: random amounts on some accounts, and what's missing to zero on another. */
const leg = fc
  .record({
    accounts: fc.shuffledSubarray(PURSES, { minLength: 2 }),
    amounts: fc.array(fc.bigInt(1n, 10n ** 14n), { minLength: 3, maxLength: 3 }),
  })
  .map(({ accounts, amounts }) => {
    const [last, ...others] = accounts;
    const parts = others.map((account, index) => ({ account, minorUnits: amounts[index]! }));
    const sum = parts.reduce((total, { minorUnits }) => total + minorUnits, 0n);
    return [...parts, { account: last!, minorUnits: -sum }];
  });

const move = fc
  .record({ legs: fc.array(leg, { minLength: 1, maxLength: 3 }), isReversed: fc.boolean() })
  .map(({ legs, isReversed }) => ({
    isReversed,
    postings: legs.flatMap((parts, index) =>
      parts.map(({ account, minorUnits }) => ({
        account,
        amount: { currency: CURRENCIES[index]!, minorUnits },
      })),
    ),
  }));

const moves = fc
  .array(move, { minLength: 1, maxLength: 12 })
  .map((list): Move[] => list.map((one, index) => ({ ...one, source: `m${index}` })));

/** What each account must have in each currency, whatever happened in which order. */
function expectedBalances(list: readonly Move[]): Record<string, bigint> {
  const balances: Record<string, bigint> = {};
  for (const { postings, isReversed } of list)
    for (const { account, amount } of postings) {
      const key = `${nameOf(account)} ${amount.currency}`;
      balances[key] = (balances[key] ?? 0n) + (isReversed ? 0n : amount.minorUnits);
    }
  return balances;
}

function booksOn(db: TestDatabase) {
  const accounts = new Accounts(db.dataSource);
  const key = ({ source }: Move) => ({ kind: MOVE, source });
  return {
    book: (one: Move) =>
      db.database.transaction((tx) =>
        accounts.book(tx, { ...key(one), postings: one.postings, at: db.clock.now() }),
      ),
    reverse: (one: Move) => db.database.transaction((tx) => accounts.reverse(tx, key(one), db.clock.now())),
    async balances() {
      const all = PURSES.map(async (account) =>
        (await accounts.balances(account)).map(
          ({ currency, minorUnits }) => [`${nameOf(account)} ${currency}`, minorUnits] as const,
        ),
      );
      return Object.fromEntries((await Promise.all(all)).flat());
    },
    async expectSound(list: readonly Move[]) {
      const reversals = list.filter(({ isReversed }) => isReversed);
      const postings = [...list, ...reversals].flatMap((one) => one.postings);
      expect(await verifyAccounts(db.dataSource)).toEqual({
        transactions: list.length + reversals.length,
        postings: postings.length,
        problems: [],
      });
      expect(await this.balances()).toEqual(expectedBalances(list));
    },
  };
}

const SEED = 20_261_126;
const entities = [AccountEntity, TransactionEntity, PostingEntity];

describeOnBothDatabases('random transactions', { entities }, (db) => {
  test('add up in any order, however often each is booked and taken back', async () => {
    const history = moves.chain((list) => {
      const steps = list.flatMap((one) => [one, one]);
      return fc.record({
        list: fc.constant(list),
        steps: fc.shuffledSubarray(steps, { minLength: steps.length }),
      });
    });
    await fc.assert(
      fc
        .asyncProperty(history, async ({ list, steps }) => {
          const books = booksOn(db);
          const booked = new Set<Move>();
          for (const one of steps) {
            expect(await books.book(one)).toBe(!booked.has(one));
            if (one.isReversed) expect(await books.reverse(one)).toBe(!booked.has(one));
            booked.add(one);
          }
          await books.expectSound(list);
        })
        .beforeEach(() => db.reset()),
      { numRuns: 12, seed: SEED },
    );
  });

  test('that don’t add up leave nothing behind', async () => {
    const off = fc.record({ list: moves, by: fc.bigInt(1n, 1000n) });
    await fc.assert(
      fc
        .asyncProperty(off, async ({ list, by }) => {
          const books = booksOn(db);
          for (const one of list) {
            const [first, ...rest] = one.postings;
            const amount = { ...first!.amount, minorUnits: first!.amount.minorUnits + by };
            const wrong = { ...one, postings: [{ ...first!, amount }, ...rest] };
            await expect(books.book(wrong)).rejects.toThrow("A transaction doesn't add up");
          }
          await books.expectSound([]);
        })
        .beforeEach(() => db.reset()),
      { numRuns: 5, seed: SEED },
    );
  });
});

describe.skipIf(process.env.SKIP_POSTGRES === '1')('concurrent writers on PostgreSQL', () => {
  const db = new TestDatabase('postgres', { entities });
  beforeAll(() => db.open());
  beforeEach(() => db.reset());
  afterAll(() => db.close());

  test('book each transaction once, take it back once, and lose none', async () => {
    await fc.assert(
      fc
        .asyncProperty(moves, async (list) => {
          const books = booksOn(db);
          const times = (work: (one: Move) => Promise<boolean>, of: readonly Move[]) =>
            Promise.all(of.flatMap((one) => [work(one), work(one), work(one)]));
          const booked = await times(books.book, list);
          expect(booked.filter(Boolean)).toHaveLength(list.length);
          const reversed = list.filter(({ isReversed }) => isReversed);
          const takenBack = await times(books.reverse, reversed);
          expect(takenBack.filter(Boolean)).toHaveLength(reversed.length);
          await books.expectSound(list);
        })
        .beforeEach(() => db.reset()),
      { numRuns: 8, seed: SEED },
    );
  });
});
