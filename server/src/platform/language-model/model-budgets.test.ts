import { Database, expectNoDrift } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { ModelBudgetEntity } from './model-budget.entity';
import { BudgetUsedUp, ModelBudgets } from './model-budgets';

const [ADA, BOB] = ['a', 'b'].map((digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`) as [
  string,
  string,
];
const LIMITS = { perLearner: 100, perServer: 150 };

describeOnBothDatabases('budgets of the language model', { entities: [ModelBudgetEntity] }, (db) => {
  const onServer = (database: Database = db.database) => new ModelBudgets(database, db.clock, LIMITS);

  test('match their migration', () => expectNoDrift(db.dataSource));

  test('are a learner’s and the server’s, and begin again at midnight, UTC', async () => {
    db.clock.set('2026-03-01T23:00:00Z');
    const budgets = onServer();
    await budgets.reserve(ADA, 60);
    const refusal = budgets.reserve(ADA, 60);
    await expect(refusal).rejects.toMatchObject({
      kind: 'rate-limited',
      message: 'You’ve reached today’s limit for the language model. Please try again tomorrow.',
      retryAfterSeconds: 3600,
    });
    await expect(refusal).rejects.toBeInstanceOf(BudgetUsedUp);
    await budgets.reserve(BOB, 90);
    await expect(budgets.reserve(BOB, 1)).rejects.toThrow('This server has reached today’s limit');
    await expect(budgets.reserve(ADA, 1)).rejects.toThrow('This server has reached today’s limit');
    db.clock.set('2026-03-02T00:00:00Z');
    await budgets.reserve(ADA, 100);
    await budgets.reserve(BOB, 50);
  });

  test('what a request didn’t take is there again, and what it took beyond is gone', async () => {
    const budgets = onServer();
    const reservation = await budgets.reserve(ADA, 100);
    await budgets.settle(reservation, 30);
    const another = await budgets.reserve(ADA, 60);
    await budgets.settle(another, 70);
    await expect(budgets.reserve(ADA, 1)).rejects.toBeInstanceOf(BudgetUsedUp);
    await budgets.reserve(BOB, 50);
    await expect(budgets.reserve(BOB, 1)).rejects.toBeInstanceOf(BudgetUsedUp);
  });

  test('one that a server refuses takes nothing from its learner', async () => {
    const budgets = onServer();
    await budgets.reserve(BOB, 100);
    await expect(budgets.reserve(ADA, 60)).rejects.toThrow('This server');
    await budgets.reserve(ADA, 50);
  });

  test('what ends after midnight is yesterday’s', async () => {
    db.clock.set('2026-03-01T23:59:00Z');
    const budgets = onServer();
    const reservation = await budgets.reserve(ADA, 100);
    db.clock.set('2026-03-02T00:01:00Z');
    await budgets.reserve(ADA, 100);
    await budgets.settle(reservation, 0);
    await expect(budgets.reserve(ADA, 1)).rejects.toBeInstanceOf(BudgetUsedUp);
  });

  test('servers share them, also when many requests come together, and a restart forgets nothing', async () => {
    const servers = await Promise.all(
      [1, 2, 3].map(async () => onServer(new Database(await db.openAnother()))),
    );
    const reserved = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => servers[at % 3]!.reserve(at % 2 ? ADA : BOB, 10)),
    );
    expect(reserved.filter(({ status }) => status === 'fulfilled')).toHaveLength(15);
    const refusals = reserved.filter((one) => one.status === 'rejected').map(({ reason }) => reason);
    expect(refusals.every((reason) => reason instanceof BudgetUsedUp)).toBe(true);
    await expect(onServer().reserve(ADA, 10)).rejects.toBeInstanceOf(BudgetUsedUp);
  });
});
