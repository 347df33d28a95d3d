import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An empty database of one test file. */
export interface TestStorage {
  readonly kind: DatabaseKind;
  /** What `createDataSource` needs to open it, any number of times. */
  readonly location: { sqlitePath?: string; databaseUrl?: string };
  remove(): Promise<void>;
}

export function createStorage(kind: DatabaseKind): Promise<TestStorage> {
  return kind === 'sqlite' ? createSqliteFile() : createPostgresDatabase();
}

async function createSqliteFile(): Promise<TestStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'emberforge-sqlite-'));
  return {
    kind: 'sqlite',
    location: { sqlitePath: join(folder, 'test.sqlite') },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function createPostgresDatabase(): Promise<TestStorage> {
  const adminUrl = await postgresUrl();
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await runAsAdmin(adminUrl, `CREATE DATABASE "${name}" TEMPLATE template0`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    kind: 'postgres',
    location: { databaseUrl: url.href },
    remove: () => runAsAdmin(adminUrl, `DROP DATABASE "${name}" WITH (FORCE)`),
  };
}

async function postgresUrl(): Promise<string> {
  const response = await fetch(inject('postgresStarter'));
  const answer = await response.text();
  if (response.ok) return answer;
  throw new Error(`${answer} (SKIP_POSTGRES=1 leaves these tests out)`);
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
