import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestDatabase } from '../../../../test/database';
import { LockTimeoutError } from '..';

@Entity('lines')
class Line {
  @PrimaryGeneratedColumn() id!: number;
  @Column({ type: 'varchar' }) text!: string;
}

describe('callers on the one SQLite connection', () => {
  const db = new TestDatabase('sqlite', { entities: [Line], synchronize: true });
  beforeAll(() => db.open());
  beforeEach(() => db.reset());
  afterAll(() => db.close());

  const lines = () => db.dataSource.getRepository(Line);
  const texts = async () => (await lines().find({ order: { id: 'ASC' } })).map(({ text }) => text);
  const insert = (text: string) => db.dataSource.query('INSERT INTO lines (text) VALUES (?)', [text]);
  const write = (text: string) =>
    db.database.transaction(async (tx) => {
      await tx.manager.insert(Line, { text: `${text} begins` });
      await tx.manager.insert(Line, { text: `${text} ends` });
    });

  test('take turns in the order of asking, transactions and single statements alike', async () => {
    const asked = [write('a'), insert('b'), write('c'), insert('d')];
    await Promise.all(asked);
    expect(await texts()).toEqual(['a begins', 'a ends', 'b', 'c begins', 'c ends', 'd']);
  });

  test("TypeORM's own transaction() is isolated as well", async () => {
    const failing = db.dataSource.transaction(async (manager) => {
      await manager.insert(Line, { text: 'undone' });
      throw new Error('on purpose');
    });
    await Promise.all([expect(failing).rejects.toThrow('on purpose'), write('a')]);
    expect(await texts()).toEqual(['a begins', 'a ends']);
  });

  test('a savepoint is undone alone', async () => {
    await db.database.transaction(async (tx) => {
      await tx.manager.insert(Line, { text: 'kept' });
      const inner = tx.manager.transaction(async (manager) => {
        await manager.insert(Line, { text: 'undone' });
        throw new Error('on purpose');
      });
      await expect(inner).rejects.toThrow('on purpose');
      await tx.manager.insert(Line, { text: 'kept too' });
    });
    expect(await texts()).toEqual(['kept', 'kept too']);
  });

  test('who waits for a transaction that does not end is told so, and the rest goes on', async () => {
    let end: () => void = () => undefined;
    const mayEnd = new Promise<void>((resolve) => {
      end = resolve;
    });
    let began: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      began = resolve;
    });
    const endless = db.database.transaction(async (tx) => {
      await tx.manager.insert(Line, { text: 'slow' });
      began();
      await mayEnd;
    });
    await hasBegun;
    const waiting = insert('too late');
    db.clock.advance(10_000);
    await expect(waiting).rejects.toThrow(LockTimeoutError);
    end();
    await endless;
    expect(await texts()).toEqual(['slow']);
  });

  test('a transaction that a caller left open is undone when its runner is released', async () => {
    const runner = db.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.manager.insert(Line, { text: 'forgotten' });
    await runner.release();
    expect(await texts()).toEqual([]);
  });

  test('the file is in WAL mode, with foreign keys, and a commit is on the disk', async () => {
    const pragma = async (name: string) => Object.values((await db.dataSource.query(`PRAGMA ${name}`))[0])[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('busy_timeout')).toBe(5000);
  });
});
