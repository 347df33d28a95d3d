import { expectNoDrift, newId, personalDataOf } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { AccountEntity } from './account.entity';
import { AccountKind, PROVIDER_BALANCE, REVENUE, SALES_TAX } from './account-kind';
import { Accounts } from './accounts';
import type { Account, Posting } from './check-postings';
import { PostingEntity } from './posting.entity';
import { TransactionEntity } from './transaction.entity';
import { TransactionKind } from './transaction-kind';
import { verifyAccounts } from './verify-accounts';

const SALE = TransactionKind.define('test.sale');
const GIFT = TransactionKind.define('test.gift');
const CREDIT = AccountKind.define('test.credit', { side: 'credit', isOwned: true });

const STRIPE: Account = { kind: PROVIDER_BALANCE, ownerId: 'stripe' };
const posting = (account: Account, minorUnits: bigint, currency = 'USD'): Posting => ({
  account,
  amount: { currency, minorUnits },
});

/** $12.00, of which $2.00 are tax. */
const SOLD = [
  posting(STRIPE, 1200n),
  posting({ kind: REVENUE }, -1000n),
  posting({ kind: SALES_TAX }, -200n),
];

/** The most that one posting can have; both together are one unit more. */
const MOST = BigInt(Number.MAX_SAFE_INTEGER);
const REST = [
  [REVENUE, MOST],
  [SALES_TAX, 1n],
] as const;

function booksOn(db: TestDatabase) {
  const accounts = new Accounts(db.dataSource);
  const book = (source: string, postings: readonly Posting[], kind = SALE) =>
    db.database.transaction((tx) => accounts.book(tx, { kind, source, postings, at: db.clock.now() }));
  const reverse = (source: string) =>
    db.database.transaction((tx) => accounts.reverse(tx, { kind: SALE, source }, db.clock.now()));
  /** `1000 USD`, for each currency. */
  const balances = async (account: Account) =>
    (await accounts.balances(account)).map(({ currency, minorUnits }) => `${minorUnits} ${currency}`);
  const problems = async () => (await verifyAccounts(db.dataSource)).problems;
  return { accounts, book, reverse, balances, problems };
}

const entities = [AccountEntity, TransactionEntity, PostingEntity];

describeOnBothDatabases('the books', { entities }, (db) => {
  test('have a balance for each account and currency, positive on the side of its kind', async () => {
    const { book, balances } = booksOn(db);
    expect(await book('p1', SOLD)).toBe(true);
    await book('p2', SOLD);
    await book('p3', [posting(STRIPE, 1500n, 'JPY'), posting({ kind: REVENUE }, -1500n, 'JPY')]);
    expect(await balances(STRIPE)).toEqual(['1500 JPY', '2400 USD']);
    expect(await balances({ kind: REVENUE })).toEqual(['1500 JPY', '2000 USD']);
    expect(await balances({ kind: SALES_TAX })).toEqual(['400 USD']);
    expect(await balances({ kind: PROVIDER_BALANCE, ownerId: 'paypal' })).toEqual([]);
    await expectNoDrift(db.dataSource);
  });

  test('keep the accounts of owners apart', async () => {
    const { book, balances } = booksOn(db);
    const [ada, bob] = [newId(), newId()].map((ownerId) => ({ kind: CREDIT, ownerId }));
    await book('g1', [posting(STRIPE, 700n), posting(ada!, -500n), posting(bob!, -200n)], GIFT);
    expect([await balances(ada!), await balances(bob!)]).toEqual([['500 USD'], ['200 USD']]);
  });

  test('book a kind and source once, and notice that it had other postings', async () => {
    const { book, balances } = booksOn(db);
    await book('p1', SOLD);
    expect(await book('p1', SOLD.toReversed())).toBe(false);
    expect(await book('p1', SOLD, GIFT)).toBe(true);
    const other = [posting(STRIPE, 100n), posting({ kind: REVENUE }, -100n)];
    await expect(book('p1', other)).rejects.toThrow(
      'The test.sale p1 was booked before, with other postings',
    );
    expect(await balances({ kind: REVENUE })).toEqual(['2000 USD']);
  });

  test.each<[string, Posting[]]>([
    ['add up: 0.01 USD is left', [posting(STRIPE, 1001n), posting({ kind: REVENUE }, -1000n)]],
    ['add up: 10.00 USD is left', [posting(STRIPE, 1000n), posting({ kind: REVENUE }, -1000n, 'EUR')]],
    ['at least two postings', []],
    ['of 0', [posting(STRIPE, 0n), posting({ kind: REVENUE }, 0n)]],
    ['Two postings', [posting(STRIPE, 500n), posting(STRIPE, 500n), posting({ kind: REVENUE }, -1000n)]],
    ['currency', [posting(STRIPE, 1n, 'usd'), posting({ kind: REVENUE }, -1n, 'usd')]],
    ['too large', [posting(STRIPE, MOST + 1n), ...REST.map(([kind, part]) => posting({ kind }, -part))]],
    ['too large', [posting(STRIPE, -MOST - 1n), ...REST.map(([kind, part]) => posting({ kind }, part))]],
    ['an owner', [posting({ kind: CREDIT }, 1n), posting({ kind: REVENUE }, -1n)]],
    ['no owner', [posting(STRIPE, 1n), posting({ kind: REVENUE, ownerId: 'ada' }, -1n)]],
  ])('refuse what isn’t a transaction: %s', async (why, postings) => {
    const { book, problems } = booksOn(db);
    await expect(book('p1', postings)).rejects.toThrow(why);
    expect(await db.dataSource.getRepository(TransactionEntity).count()).toBe(0);
    expect(await problems()).toEqual([]);
  });

  test('take a transaction back once, by its exact opposite', async () => {
    const { book, reverse, balances, problems } = booksOn(db);
    await expect(reverse('p1')).rejects.toThrow("There's no test.sale p1");
    await book('p1', SOLD);
    await book('p2', SOLD);
    expect(await reverse('p1')).toBe(true);
    expect(await reverse('p1')).toBe(false);
    expect(await balances(STRIPE)).toEqual(['1200 USD']);
    expect(await book('p1', SOLD)).toBe(false);
    expect(await problems()).toEqual([]);
  });

  test('are exact far beyond what a JavaScript number holds', async () => {
    const { book, balances, problems } = booksOn(db);
    for (const source of ['p1', 'p2', 'p3'])
      await book(source, [posting(STRIPE, MOST), posting({ kind: REVENUE }, -MOST)]);
    expect(await balances(STRIPE)).toEqual([`${3n * MOST} USD`]);
    expect(await problems()).toEqual([]);
  });

  test('can’t be changed by anybody', async () => {
    const { book, problems } = booksOn(db);
    await book('p1', SOLD);
    const statements = ['money_postings', 'money_transactions'].flatMap((table) => [
      `UPDATE ${table} SET ${table === 'money_postings' ? 'minor_units = 1' : "source = 'p2'"}`,
      `DELETE FROM ${table}`,
      ...(db.kind === 'postgres' ? [`TRUNCATE ${table}`] : []),
    ]);
    for (const statement of statements)
      await expect(db.dataSource.query(statement), statement).rejects.toThrow('is append-only');
    expect(await problems()).toEqual([]);
  });

  test('are verified: sums, missing parts and reversals', async () => {
    const { book, reverse, problems } = booksOn(db);
    await book('p1', SOLD);
    await book('p2', SOLD);
    await reverse('p2');
    expect(await verifyAccounts(db.dataSource)).toEqual({ transactions: 3, postings: 9, problems: [] });
    const transactions = db.dataSource.getRepository(TransactionEntity);
    const postings = db.dataSource.getRepository(PostingEntity);
    const { id: reversed } = await transactions.findOneByOrFail({ source: 'p2' });
    const { id: reversal } = await transactions.findOneByOrFail({ reversesId: reversed });
    const { id: account } = await db.dataSource
      .getRepository(AccountEntity)
      .findOneByOrFail({ kind: 'revenue' });
    const common = { kind: 'test.forged', createdAt: db.clock.now() };
    const [empty, odd] = [newId(), newId()];
    await transactions.insert({ ...common, id: empty, source: 'empty', reversesId: reversal });
    await transactions.insert({ ...common, id: odd, source: 'odd', reversesId: null });
    const forged = { accountId: account, currency: 'EUR', minorUnits: 5n };
    await postings.insert({ ...forged, transactionId: reversal });
    await postings.insert({ ...forged, transactionId: 'nowhere', minorUnits: -5n });
    await postings.insert({ ...forged, transactionId: odd, accountId: 'nobody', minorUnits: 7n });
    expect(await problems()).toEqual([
      'The sum of all postings is 0.07 EUR instead of 0.',
      ...[
        [odd, '0.07'],
        [reversal, '0.05'],
        ['nowhere', '-0.05'],
      ]
        .toSorted(([one], [other]) => (one! < other! ? -1 : 1))
        .map(([id, sum]) => `The sum of transaction ${id} is ${sum} EUR instead of 0.`),
      `Transaction ${empty} has no postings.`,
      ...[odd, 'nowhere'].toSorted().map((id) => `Transaction ${id} or one of its accounts is missing.`),
      ...[empty, reversal]
        .toSorted()
        .map((id) => `Reversal ${id} isn't the opposite of the transaction that it reverses.`),
      `Reversal ${empty} reverses no transaction, or another reversal.`,
    ]);
  });
});

describeOnBothDatabases('the books of an erased learner', { entities }, (db) => {
  test('keep their sums under a name that says nothing, and a repeated event still fits', async () => {
    const { accounts, book, reverse, balances, problems } = booksOn(db);
    const ada: Account = { kind: CREDIT, ownerId: newId() };
    const credited = [posting(STRIPE, 500n), posting(ada, -500n)];
    await book('p1', credited);
    const person = { userId: ada.ownerId!, email: '', names: [] };
    await personalDataOf(AccountEntity)!.forget!(db.dataSource.manager, person);
    expect(await balances(ada)).toEqual([]);
    const [{ ownerId }] = (await db.dataSource
      .getRepository(AccountEntity)
      .findBy({ kind: CREDIT.name })) as [AccountEntity];
    expect(await accounts.balances({ kind: CREDIT, ownerId })).toEqual([
      { currency: 'USD', minorUnits: 500n },
    ]);
    expect(await book('p1', credited)).toBe(false);
    expect(await reverse('p1')).toBe(true);
    expect(await balances(STRIPE)).toEqual(['0 USD']);
    expect(await problems()).toEqual([]);
  });
});
