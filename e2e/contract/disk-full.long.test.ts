import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newEmail } from '../fixtures/api';
import { COMPILED_MODULES, freePort } from '../fixtures/server';

const root = resolve(import.meta.dirname, '../..');

/** The server with its data on a small disk of its own, which the lines that it's sent fill and empty. */
const SCRIPT = `
  mount -t tmpfs -o size=200m none "$DATA_DIR" || { echo "no mount"; exit; }
  "$NODE" dist/server/main.js > /dev/null 2>&1 &
  echo started
  while read -r what; do
    case $what in
      fill) dd if=/dev/zero of="$DATA_DIR/filler" bs=64k 2> /dev/null ;;
      empty) rm "$DATA_DIR/filler" ;;
      stop) kill $!; wait; exit ;;
    esac
    echo "$what"
  done
  kill $!; wait`;

describe.skipIf(process.platform !== 'linux')('a server whose disk is full', { timeout: 180_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'emberforge-disk-'));
  let shell: ChildProcess;
  let lines: AsyncIterator<string>;
  let url: string;
  let canMount = false;

  const readLine = async () => (await lines.next()).value as string;
  const order = (what: 'fill' | 'empty' | 'stop') => {
    shell.stdin!.write(`${what}\n`);
    return readLine();
  };
  const readyz = () =>
    fetch(`${url}/readyz`).then(
      ({ status }) => status,
      () => 0,
    );
  const signUp = async () => {
    const body = JSON.stringify({ firstName: 'Ada', lastName: 'Lovelace', email: newEmail() });
    const reply = await fetch(`${url}/v1/users`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return { status: reply.status, text: await reply.text() };
  };

  beforeAll(async () => {
    const [port, metricsPort] = await Promise.all([freePort(), freePort()]);
    url = `http://127.0.0.1:${port}`;
    mkdirSync(join(folder, 'data'));
    shell = spawn('unshare', ['--map-root-user', '--mount', 'sh', '-c', SCRIPT], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        NODE: process.execPath,
        NODE_ENV: 'production',
        PORT: String(port),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: join(folder, 'data'),
        RUNNERS: '1',
        SPARE_RUNNERS: '0',
        ...COMPILED_MODULES,
      },
    });
    shell.on('error', () => {}); // There's no unshare: nothing is read from it below.
    lines = createInterface({ input: shell.stdout! })[Symbol.asyncIterator]();
    canMount = (await readLine()) === 'started';
    if (canMount) await vi.waitFor(async () => expect(await readyz()).toBe(200), 120_000);
  });
  afterAll(async () => {
    if (canMount) await order('stop');
    rmSync(folder, { recursive: true, force: true });
  });

  test('says so, isn’t ready, and goes on once there’s room', async ({ skip }) => {
    if (!canMount) skip();
    expect(await signUp()).toMatchObject({ status: 200 });
    await order('fill');
    expect(await readyz()).toBe(503);
    // SQLite's files have a little room of their own. There's a limit of 30 in a minute.
    const replies = [];
    for (let count = 0; count < 20; count += 1) replies.push(await signUp());
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, text } of refused) {
      expect(status).toBe(503);
      expect(text).toContain('This server’s disk is full');
    }
    expect((await fetch(`${url}/v1/static/courses/overview`)).status).toBe(200);
    await order('empty');
    expect(await signUp()).toMatchObject({ status: 200 });
    await expect.poll(readyz, { timeout: 60_000, interval: 500 }).toBe(200);
  });
});
