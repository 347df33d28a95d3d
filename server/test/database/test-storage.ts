import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { addressOf } from '../on-demand';

export type DatabaseKind = 'sqlite' | 'postgres';

/** The location of a database, in the format of `DatabaseModule.forRoot`. */
export interface DatabaseLocation {
  databaseUrl?: string;
  /** A temporary folder; contains `emberforge.sqlite` if there's no `databaseUrl`. */
  dataDir: string;
}

/** A database for one test file. */
export interface TestStorage {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

/** PostgreSQL databases that earlier files of this process have migrated and left. */
const migrated: string[] = [];

/**
 * An empty database.
 * @param isReusable the file runs the product's migrations and no others: on PostgreSQL, where they take a third of a
 *   second, it may get the database of an earlier file, with rows in it.
 */
export async function createStorage(kind: DatabaseKind, isReusable = false): Promise<TestStorage> {
  const adminUrl = kind === 'postgres' ? await postgresUrl() : undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'emberforge-test-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  if (!adminUrl) return { location: { dataDir }, remove: removeFolder };
  const name = (isReusable && migrated.pop()) || (await createDatabase(adminUrl));
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    location: { dataDir, databaseUrl: url.href },
    async remove() {
      if (isReusable) {
        await runAsAdmin(
          adminUrl,
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`,
        );
        migrated.push(name);
      } else await runAsAdmin(adminUrl, `DROP DATABASE "${name}" WITH (FORCE)`);
      await removeFolder();
    },
  };
}

async function createDatabase(adminUrl: string): Promise<string> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await runAsAdmin(adminUrl, `CREATE DATABASE "${name}" TEMPLATE template0`);
  return name;
}

async function postgresUrl(): Promise<string> {
  try {
    return await addressOf(inject('postgresStarter'));
  } catch (cause) {
    throw new Error(`${(cause as Error).message} (SKIP_POSTGRES=1 skips these tests)`, { cause });
  }
}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
