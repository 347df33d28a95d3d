import { Logger } from '@nestjs/common';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeOnBothDatabases } from '../../../test/database';
import { defineEvent } from '../events';
import {
  insertOnce,
  jsonColumn,
  lockRow,
  newId,
  TransactionMisuseError,
  timestampColumn,
  uuidColumn,
} from '.';

@Entity('notes')
class Note {
  @PrimaryColumn(uuidColumn()) id!: string;
  @Column({ type: 'varchar', unique: true }) title!: string;
  @Column({ type: 'integer', default: 0 }) readers!: number;
  @Column(timestampColumn({ nullable: true })) readAt!: Date | null;
  @Column(jsonColumn({ nullable: true })) extras!: { tags: string[] } | null;
}

const note = (title: string) => ({ id: newId(), title });
const TEN = Array.from({ length: 10 }, (_, index) => index);

describeOnBothDatabases('transactions', { entities: [Note], synchronize: true }, (db) => {
  const notes = () => db.dataSource.getRepository(Note);
  const titles = async () => (await notes().find({ order: { id: 'ASC' } })).map(({ title }) => title);
  const add = (title: string) => notes().insert(note(title));

  test('keep what was written and give back the result', async () => {
    const result = await db.database.transaction(async (tx) => {
      await tx.manager.insert(Note, note('kept'));
      return 'done';
    });
    expect(result).toBe('done');
    expect(await titles()).toEqual(['kept']);
  });

  test('three concurrent ones all succeed', async () => {
    const write = (title: string) =>
      db.database.transaction(async (tx) => {
        await tx.manager.insert(Note, note(`${title} 1`));
        await tx.manager.insert(Note, note(`${title} 2`));
      });
    await Promise.all([write('a'), write('b'), write('c')]);
    expect((await titles()).sort()).toEqual(['a 1', 'a 2', 'b 1', 'b 2', 'c 1', 'c 2']);
  });

  test('twenty concurrent saves survive a rollback', async () => {
    const failing = db.database.transaction(async (tx) => {
      for (const index of TEN) await tx.manager.insert(Note, note(`undone ${index}`));
      throw new Error('on purpose');
    });
    const saves = [...TEN, ...TEN].map((_, index) => notes().save(note(`saved ${index}`)));
    await expect(failing).rejects.toThrow('on purpose');
    await Promise.all(saves);
    const left = await titles();
    expect(left).toHaveLength(20);
    expect(left.every((title) => title.startsWith('saved'))).toBe(true);
  });

  test('are not seen from outside before the commit, nor after a rollback', async () => {
    const failing = db.database.transaction(async (tx) => {
      await tx.manager.insert(Note, note('half done'));
      throw new Error('on purpose');
    });
    const seen = titles();
    await expect(failing).rejects.toThrow('on purpose');
    expect(await seen).toEqual([]);
    expect(await titles()).toEqual([]);
  });

  test('an error in the middle lets the next one in', async () => {
    await expect(
      db.database.transaction(async (tx) => {
        await tx.manager.insert(Note, note('same'));
        await tx.manager.insert(Note, note('same'));
      }),
    ).rejects.toThrow(/unique/i);
    await add('same');
    expect(await titles()).toEqual(['same']);
  });

  test('refuse a repository, a data source or a transaction that is not their own, and stay whole', async () => {
    const misuses = [
      () => add('outside'),
      () => db.dataSource.query('SELECT 1'),
      () => db.dataSource.createQueryBuilder(Note, 'note').getMany(),
      () => db.database.transaction(async () => undefined),
    ];
    for (const misuse of misuses) {
      const nested = db.database.transaction(async (tx) => {
        await tx.manager.insert(Note, note('inside'));
        await misuse();
      });
      await expect(nested).rejects.toThrow(TransactionMisuseError);
    }
    expect(await titles()).toEqual([]);
  });

  test('work that they leave running may use the database once they are over', async () => {
    let later: Promise<unknown> | undefined;
    let over = () => {};
    const committed = new Promise<void>((resolve) => {
      over = resolve;
    });
    await db.database.transaction(async (tx) => {
      await tx.manager.insert(Note, note('first'));
      later = committed.then(() => add('second'));
    });
    over();
    await later;
    expect(await titles()).toEqual(['first', 'second']);
  });

  test('run what is left for after the commit only after it, and survive its errors', async () => {
    Logger.overrideLogger(false);
    const seen: unknown[] = [];
    await db.database.transaction(async (tx) => {
      tx.afterCommit(() => {
        throw new Error('on purpose');
      });
      tx.afterCommit(() => seen.push('committed'));
      await tx.manager.insert(Note, note('kept'));
      expect(seen).toEqual([]);
    });
    expect([seen, await titles()]).toEqual([['committed'], ['kept']]);
    const failing = db.database.transaction(async (tx) => {
      tx.afterCommit(() => seen.push('rolled back'));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(seen).toEqual(['committed']);
  });

  test('a manager that is kept after the end is refused', async () => {
    const kept = await db.database.transaction(async (tx) => tx.manager);
    await expect(kept.insert(Note, note('late'))).rejects.toThrow(/released/);
  });

  test('times, JSON and counts come back as they were on both databases', async () => {
    const readAt = new Date('2026-03-01T10:20:30.456Z');
    await notes().insert({ ...note('typed'), readers: 3, readAt, extras: { tags: ['a', 'ü'] } });
    expect(await notes().findOneBy({ readAt })).toMatchObject({ readAt, extras: { tags: ['a', 'ü'] } });
    const [row] = await db.dataSource
      .sql`SELECT COUNT(*) AS total, SUM(readers) AS readers, MAX(read_at) AS latest
      FROM notes WHERE title = ${'typed'}`;
    expect(row).toEqual({ total: 1, readers: 3, latest: readAt.getTime() });
  });

  test('insertOnce says whether it inserted, also for twenty concurrent calls', async () => {
    const once = () => db.database.transaction((tx) => insertOnce(tx, Note, note('only one')));
    const outcomes = await Promise.all([...TEN, ...TEN].map(once));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await titles()).toEqual(['only one']);
  });

  test('insertOnce does not hide a value that is missing', async () => {
    const incomplete = { id: newId() } as Note;
    await expect(db.database.transaction((tx) => insertOnce(tx, Note, incomplete))).rejects.toThrow(/null/i);
  });

  test('lockRow makes read-then-write safe: no count is lost', async () => {
    const { id } = note('counted');
    await notes().insert({ id, title: 'counted' });
    const read = () =>
      db.database.transaction(async (tx) => {
        const row = await lockRow(tx, Note, { id });
        await tx.manager.update(Note, { id }, { readers: (row?.readers ?? 0) + 1 });
      });
    await Promise.all(TEN.map(read));
    expect((await notes().findOneByOrFail({ id })).readers).toBe(10);
    expect(await db.database.transaction((tx) => lockRow(tx, Note, { id: 'none' }))).toBeNull();
  });

  test('two that lock the same rows in opposite order both succeed, and each reports it once', async () => {
    const [left, right] = [note('left'), note('right')] as const;
    await notes().insert([left, right]);
    const Crossed = defineEvent('test.crossed', z.object({ first: z.string() }));
    const begun = new Set<string>();
    const cross = (first: string, second: string) =>
      db.database.transaction(async (tx) => {
        await tx.manager.increment(Note, { id: first }, 'readers', 1);
        begun.add(first);
        // On SQLite the other cannot have begun. On PostgreSQL both hold their first row now: one must lose.
        if (db.kind === 'postgres') await expect.poll(() => begun.size).toBe(2);
        await tx.manager.increment(Note, { id: second }, 'readers', 1);
        tx.emit(Crossed, { first });
      });
    await Promise.all([cross(left.id, right.id), cross(right.id, left.id)]);
    expect((await notes().find()).map(({ readers }) => readers)).toEqual([2, 2]);
    expect(db.emitted(Crossed)).toHaveLength(2);
  });
});
