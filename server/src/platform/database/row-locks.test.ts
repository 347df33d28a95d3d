import { Column, Entity, PrimaryColumn } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestDatabase } from '../../../test/database';
import { lockRow, uuidColumn } from '.';

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
});
