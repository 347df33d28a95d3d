import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { createStorage } from '../../server/test/database/test-storage';
import { COMPILED_MODULES, TestServer } from '../fixtures/server';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const folder = mkdtempSync(join(tmpdir(), 'emberforge-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a start with these settings prints, once it has failed. */
function failedStart(
  env: NodeJS.ProcessEnv,
  entry = 'main',
): Promise<{ code: number | null; output: string }> {
  const settings = {
    PATH: process.env.PATH,
    PORT: '0',
    METRICS_PORT: '0',
    DATA_DIR: folder,
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, [join(root, `dist/server/${entry}.js`)], {
    cwd: root,
    env: { ...settings, ...COMPILED_MODULES, LOG_LEVEL: 'warn', ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const SERVER = /^Emberforge could not start: [^\n]+\n$/;
const RUNNER = /^The runner could not start: [^\n]+\n$/;

const TIMEOUT_MS = 180_000;

/* All of them start at the same time: most wait for something that doesn't answer. */
describe.concurrent('a start that fails says why in one line, without a password', {
  timeout: TIMEOUT_MS,
}, () => {
  test.each([
    [{ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/ember' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://me:secret@nowhere.invalid/ember' }, 'DATABASE_URL'],
    [{ REDIS_URL: 'redis://:secret@127.0.0.1:1' }, 'REDIS_URL'],
    [{ REDIS_URL: 'rediss://:secret@nowhere.invalid' }, 'REDIS_URL'],
  ])('%o', async (env, name) => {
    const { code, output } = await failedStart(env);
    expect(code).toBe(1);
    expect(output).toMatch(SERVER);
    expect(output).toContain(name);
    expect(output).not.toContain('secret');
  });

  test('a setting that is wrong, with what to write instead', async () => {
    const { code, output } = await failedStart({ TRUST_PROXY: 'true' });
    expect(code).toBe(1);
    expect(output).toMatch(/^TRUST_PROXY must be .*1.*10\.0\.0\.0\/8.*\n$/);
  });

  test('a port for metrics that is taken, when it was asked for', async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as { port: number };
    const { code, output } = await failedStart({ METRICS_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toMatch(/^Emberforge could not start: \/metrics can't listen [^\n]+\n$/m);
  });

  test('a runner without its Redis', async () => {
    const { code, output } = await failedStart({ REDIS_URL: 'redis://127.0.0.1:1' }, 'runner-main');
    expect(code).toBe(1);
    expect(output).toMatch(RUNNER);
  });
});

test(
  'beside a server, one that wants its port or its folder stops before it changes anything',
  async () => {
    const server = await TestServer.start();
    const other = mkdtempSync(join(folder, 'other-'));
    const [samePort, sameFolder] = await Promise.all([
      failedStart({ PORT: String(server.port), DATA_DIR: other }),
      failedStart({ DATA_DIR: server.dataDir }),
    ]);
    expect(samePort.output).toMatch(SERVER);
    expect(samePort.output).toContain('another program has this port');
    expect(existsSync(join(other, 'emberforge.sqlite'))).toBe(false);
    expect(sameFolder.output).toMatch(SERVER);
    expect(sameFolder.output).toContain('another server is running on');
    // Its lock dies with it, however that happens.
    await server.kill();
    await server.launch();
    await server.dispose();
  },
  TIMEOUT_MS,
);

/* Not beside them: on a busy machine the connection would time out before it is refused. */
test.skipIf(process.env.SKIP_POSTGRES === '1')(
  'so does one whose PostgreSQL has another password, or no TLS',
  async () => {
    const storage = await createStorage('postgres');
    const url = new URL(storage.location.databaseUrl!);
    url.searchParams.set('sslmode', 'verify-full');
    const starting = failedStart({ DATABASE_URL: url.href });
    url.searchParams.delete('sslmode');
    url.password = 'wrong-secret';
    const [withoutTls, refused] = await Promise.all([starting, failedStart({ DATABASE_URL: url.href })]);
    await storage.remove();
    expect(withoutTls.output).toMatch(SERVER);
    expect(withoutTls.output).toMatch(/SSL|TLS/);
    expect(refused.output).toMatch(SERVER);
    expect(refused.output).toMatch(/password authentication failed/);
    expect(refused.output).not.toContain('wrong-secret');
  },
  TIMEOUT_MS,
);
