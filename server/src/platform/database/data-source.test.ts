import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createStorage } from '../../../test/database/test-storage';
import { connect, createDataSource, Database } from '.';

describe('opening the database', () => {
  test.each(['nonsense', 'mysql://a:b@host/x', 'postgres://host', 'postgres:///name'])(
    'DATABASE_URL=%s is refused in one line that does not repeat it',
    (databaseUrl) => {
      expect(() => createDataSource({ databaseUrl, entities: [] })).toThrow(
        'DATABASE_URL must look like postgres://user:password@host:5432/name (absent: SQLite).',
      );
    },
  );

  test('a server that does not answer is named, its password is not', async () => {
    const dataSource = createDataSource({
      databaseUrl: 'postgres://me:secret@127.0.0.1:1/ember',
      entities: [],
    });
    const failure = await connect(dataSource).catch((error: Error) => error.message);
    expect(failure).toMatch(
      /^The PostgreSQL database 127\.0\.0\.1:1\/ember \(DATABASE_URL\) cannot be opened: .+$/,
    );
    expect(failure).not.toContain('secret');
  });

  test('a file that is no database is named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emberforge-open-'));
    const dataSource = createDataSource({ sqlitePath: folder, entities: [] });
    await expect(connect(dataSource)).rejects.toThrow(
      `The SQLite file ${folder} (DATA_DIR) cannot be opened: `,
    );
    await rm(folder, { recursive: true });
  });

  test('the folder of the SQLite file is made', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'emberforge-open-'));
    const dataSource = await connect(
      createDataSource({ sqlitePath: join(folder, 'new', 'emberforge.sqlite'), entities: [] }),
    );
    expect(await dataSource.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await dataSource.destroy();
    await rm(folder, { recursive: true });
  });
});

test.skipIf(process.env.SKIP_POSTGRES === '1')(
  'a connection whose query timed out is closed, so nobody writes in its unfinished transaction',
  async () => {
    const storage = await createStorage('postgres');
    const settings = { databaseUrl: storage.location.databaseUrl, entities: [] };
    const observer = await connect(createDataSource(settings));
    const dataSource = await connect(createDataSource({ ...settings, poolSize: 1, queryTimeoutMs: 300 }));
    await observer.query('CREATE TABLE notes (id integer)');
    const slow = new Database(dataSource).transaction(({ manager }) => manager.query('SELECT pg_sleep(2)'));
    await expect(slow).rejects.toThrow('Query read timeout');
    const insert = () => dataSource.query('INSERT INTO notes VALUES (1)').then(() => 'inserted', String);
    await expect.poll(insert, { timeout: 20_000 }).toBe('inserted');
    expect(await observer.query('SELECT id FROM notes')).toEqual([{ id: 1 }]);
    await Promise.all([dataSource.destroy(), observer.destroy()]);
    await storage.remove();
  },
);
