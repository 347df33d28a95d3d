import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backUp } from './back-up';
import { postgresEnvironment, runPostgresTool } from './postgres-tools';
import { restore } from './restore';

let folder: string;
let dataDir: string;
let live: Database.Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'auth-secret'), 's'.repeat(48));
  live = new Database(join(dataDir, 'emberforge.sqlite'));
  live.pragma('journal_mode = WAL');
  live.exec(
    'CREATE TABLE entries (amount INTEGER); CREATE TABLE totals (total INTEGER); INSERT INTO totals VALUES (0)',
  );
});
afterEach(() => {
  live.close();
  rmSync(folder, { recursive: true });
});

const pay = (times: number) => {
  const once = live.transaction(() => {
    live.exec('INSERT INTO entries VALUES (10); UPDATE totals SET total = total + 10');
  });
  for (let time = 0; time < times; time++) once();
};
const at = (name: string) => ({ dataDir: join(folder, name), databaseUrl: undefined });
const sums = (name: string) => {
  const copy = new Database(join(folder, name, 'emberforge.sqlite'), { readonly: true });
  const [sum] = copy.prepare('SELECT (SELECT SUM(amount) FROM entries) entries, total FROM totals').all();
  copy.close();
  return sum;
};

test('a backup of a database in use is one moment of it, and starts elsewhere with the same secret', async () => {
  pay(50);
  const said = await backUp(at('data'), join(folder, 'kept'));
  pay(50);
  expect(said).toContain('Backed up to');
  expect(statSync(join(folder, 'kept')).mode & 0o777).toBe(0o700);
  await restore(at('elsewhere'), join(folder, 'kept'));
  expect(sums('elsewhere')).toEqual({ entries: 500, total: 500 });
  expect(readFileSync(join(folder, 'elsewhere/auth-secret'), 'utf8')).toBe('s'.repeat(48));
  expect(statSync(join(folder, 'elsewhere/auth-secret')).mode & 0o777).toBe(0o600);
});

test('nothing is ever overwritten', async () => {
  await backUp(at('data'), join(folder, 'kept'));
  await expect(backUp(at('data'), join(folder, 'kept'))).rejects.toThrow(
    /isn't empty\. Choose a new folder\.$/,
  );
  await expect(restore(at('data'), join(folder, 'kept'))).rejects.toThrow(
    /is there already\. Move it away first/,
  );
  mkdirSync(join(folder, 'other'));
  writeFileSync(join(folder, 'other/auth-secret'), 't'.repeat(48));
  await expect(restore(at('other'), join(folder, 'kept'))).rejects.toThrow(
    /another secret than the backup's/,
  );
});

test('a damaged backup, or something else, is refused and leaves nothing behind', async () => {
  pay(2_000);
  await backUp(at('data'), join(folder, 'kept'));
  truncateSync(join(folder, 'kept/emberforge.sqlite'), 10_000);
  await expect(restore(at('elsewhere'), join(folder, 'kept'))).rejects.toThrow(/is damaged\.$/);
  await expect(restore(at('elsewhere'), dataDir)).resolves.toContain('Restored');
  await expect(restore(at('third'), join(folder, 'nowhere'))).rejects.toThrow(/has no emberforge\.sqlite/);
});

test('a failed backup leaves no folder that looks like one', async () => {
  await expect(backUp(at('missing'), join(folder, 'kept'))).rejects.toThrow();
  expect(() => statSync(join(folder, 'kept'))).toThrow();
});

test('PostgreSQL’s tools get the address in their environment, and the password nowhere else', () => {
  expect(postgresEnvironment('postgres://ada:p%40ss@db.example:5433/forge?sslmode=require&x=1')).toEqual({
    PGHOST: 'db.example',
    PGPORT: '5433',
    PGUSER: 'ada',
    PGPASSWORD: 'p@ss',
    PGDATABASE: 'forge',
    PGSSLMODE: 'require',
  });
});

test('without PostgreSQL’s tools, the error names them', async () => {
  vi.stubEnv('PATH', folder);
  await expect(runPostgresTool('pg_dump', 'postgres://localhost/forge', [])).rejects.toThrow(
    "pg_dump isn't installed. It's in PostgreSQL's client tools, of the server's version or newer.",
  );
});
