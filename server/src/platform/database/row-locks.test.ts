import { Column, Entity, type EntityManager, PrimaryColumn } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { TestDatabase } from '../../../test/database';
import { isDatabaseUnavailable, lockRow, uuidColumn } from '.';

@Entity('counters')
class Counter {
  @PrimaryColumn(uuidColumn()) id!: string;
  @Column({ type: 'integer' }) count!: number;
}

const LOCKED = Array.from({ length: 30 }, (_, index) => `locked-${index}`);
const FREE = Array.from({ length: 30 }, (_, index) => `free-${index}`);

describe.skipIf(process.env.SKIP_POSTGRES === '1')('rows that somebody else has locked (postgres)', () => {
  const db = new TestDatabase('postgres', { entities: [Counter], synchronize: true });
  beforeAll(() => db.open());
  beforeEach(() => db.reset());
  afterAll(() => db.close());

  const increment = (id: string) =>
    db.database.transaction(async (tx) => {
      const row = await lockRow(tx, Counter, { id });
      await tx.manager.update(Counter, { id }, { count: (row?.count ?? 0) + 1 });
    });

  test('thirty of them fail nobody else, and are written once they are free', async () => {
    const counters = db.dataSource.getRepository(Counter);
    await counters.insert([...LOCKED, ...FREE].map((id) => ({ id, count: 0 })));
    const other = (await db.openAnother({ poolSize: 1 })).createQueryRunner();
    await other.startTransaction();
    await other.query('SELECT * FROM counters WHERE id LIKE $1 FOR UPDATE', ['locked-%']);
    const blocked = LOCKED.map(increment);
    await Promise.all(FREE.map(increment));
    await Promise.all(FREE.map((id) => counters.findOneByOrFail({ id })));
    await other.commitTransaction();
    await other.release();
    await Promise.all(blocked);
    expect(await counters.countBy({ count: 1 })).toBe(60);
  });

  /** The connections of everybody else end, as when PostgreSQL is killed. */
  async function endConnections() {
    const other = await db.openAnother({ poolSize: 1 });
    await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  }

  test('a connection that is lost between two queries is a database that can’t be asked now', async () => {
    const failures: unknown[] = [];
    const twoQueries = async (second: (manager: EntityManager) => Promise<unknown>) => {
      // The pool forgets the connections that ended before.
      await vi.waitFor(() => db.dataSource.query('SELECT 1'));
      return db.database.transaction(async ({ manager }) => {
        await manager.findOneBy(Counter, { id: 'any' });
        await endConnections();
        await vi.waitUntil(() => manager.queryRunner?.isReleased);
        await second(manager).catch((error) => {
          failures.push(error);
          throw error;
        });
      });
    };
    await expect(twoQueries((manager) => manager.query('SELECT 1'))).rejects.toSatisfy(isDatabaseUnavailable);
    const insert = (manager: EntityManager) => manager.insert(Counter, { id: 'lost', count: 1 });
    await expect(twoQueries(insert)).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(twoQueries(async () => 'nothing more to ask')).rejects.toSatisfy(isDatabaseUnavailable);
    expect(failures.map((error) => (error as Error).name)).toEqual([
      'QueryRunnerProviderAlreadyReleasedError',
      'QueryRunnerAlreadyReleasedError',
    ]);
    expect(await db.dataSource.getRepository(Counter).countBy({ id: 'lost' })).toBe(0);
  });
});
