import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connect, createDataSource } from '.';

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
