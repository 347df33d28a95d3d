import { join } from 'node:path';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TestDatabase } from '../../../../test/database';
import { createDataSource, LockTimeoutError } from '..';

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

  /** A transaction that has written `text` and stays open until `end` is called. */
  async function openTransaction(text: string) {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const committed = db.database.transaction(async (tx) => {
      await tx.manager.insert(Line, { text });
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    return {
      end: () => {
        mayEnd.resolve();
        return committed;
      },
    };
  }

  test('reading goes on while a transaction is open, and sees what is committed', async () => {
    await insert('before');
    const { end } = await openTransaction('slow');
    expect(await texts()).toEqual(['before']);
    expect(
      await db.dataSource.query('WITH all_lines AS (SELECT text FROM lines) SELECT * FROM all_lines'),
    ).toEqual([{ text: 'before' }]);
    await end();
    expect(await texts()).toEqual(['before', 'slow']);
  });

  test('a write waits for another process that writes, and meanwhile reading goes on', async () => {
    const other = await db.openAnother();
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const theirs = other.transaction(async (manager) => {
      await manager.insert(Line, { text: 'theirs' });
      begun.resolve();
      await mayEnd.promise;
    });
    await begun.promise;
    const ours = write('ours');
    const single = insert('single');
    expect(await texts()).toEqual([]);
    mayEnd.resolve();
    await Promise.all([theirs, ours, single]);
    expect(await texts()).toEqual(['theirs', 'ours begins', 'ours ends', 'single']);
  });

  test('a statement that begins like a query but writes waits its turn', async () => {
    const { end } = await openTransaction('first');
    const writing = db.dataSource.query(
      "WITH new AS (SELECT 'second' AS text) INSERT INTO lines (text) SELECT text FROM new",
    );
    await end();
    await writing;
    expect(await texts()).toEqual(['first', 'second']);
  });

  test('a query with a mistake in it is an error that names the mistake', async () => {
    await expect(db.dataSource.query('SELECT missing FROM lines')).rejects.toThrow(/no such column/);
  });

  test('a caller that waits too long for an endless transaction gets an error, and the rest goes on', async () => {
    const { end } = await openTransaction('slow');
    const waiting = insert('too late');
    db.clock.advance(10_000);
    await expect(waiting).rejects.toThrow(LockTimeoutError);
    await end();
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
    // The harness changes the last of them.
    const sqlitePath = join(db.location.dataDir, 'own.sqlite');
    const product = await createDataSource({ sqlitePath, entities: [] }).initialize();
    const pragma = async (name: string) => Object.values((await product.query(`PRAGMA ${name}`))[0])[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('foreign_keys')).toBe(1);
    expect(await pragma('synchronous')).toBe(2);
    await product.destroy();
  });
});
