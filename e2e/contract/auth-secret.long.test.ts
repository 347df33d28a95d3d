import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningPostgres, startPostgres } from '../../server/test/database/embedded-postgres';
import { call, signUp } from '../fixtures/api';
import { TestServer } from '../fixtures/server';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'emberforge-secret-'));
const started: TestServer[] = [];
let postgres: RunningPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

/** A built server on the same folder as the others. server/src/people/auth/check-auth-secret.test.ts shows the rest. */
async function start(env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const server = await TestServer.start({ DATA_DIR, ...env });
  started.push(server);
  return server;
}

afterAll(async () => {
  await Promise.all(started.map((server) => server.stop()));
  await postgres.stop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test('two servers that start on an empty DATA_DIR make one secret; another is refused, with a way out', async () => {
  // With SQLite, only one of them would.
  const DATABASE_URL = postgres.url;
  const [one, two] = await Promise.all([start({ DATABASE_URL }), start({ DATABASE_URL })]);
  const { accessToken: token } = await signUp(one);
  expect((await call(two, 'GET', '/users/me', { token })).status).toBe(200);
  await Promise.all([one.stop(), two.stop()]);

  const other = { DATABASE_URL, AUTH_SECRET: 'another secret, which is long enough to be one' };
  const refused = await start(other).catch((error: Error) => error.message);
  expect(refused).toMatch(/AUTH_SECRET .*REPLACE_AUTH_SECRET=[0-9a-f]{16}\b/);
  const [, fingerprint] = /REPLACE_AUTH_SECRET=(\w+)/.exec(String(refused))!;
  await start({ ...other, REPLACE_AUTH_SECRET: fingerprint! });
}, 180_000);
