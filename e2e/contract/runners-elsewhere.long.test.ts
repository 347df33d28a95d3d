import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, signUp } from '../fixtures/api';
import { authoredLessons, rightAnswer } from '../fixtures/content';
import { COMPILED_MODULES, TestServer } from '../fixtures/server';

const root = resolve(import.meta.dirname, '../..');
const redisServer = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'redis-server'))
  .find((path) => existsSync(path));

const lessons = authoredLessons().filter((lesson) => lesson.type.startsWith('type_code'));
const LEARNERS = 2;

/* The built server and the built runner: two processes that only share a Redis. */
describe.skipIf(!redisServer)('a server with runners on other machines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'emberforge-redis-'));
  const children: ChildProcess[] = [];
  let url: string;
  let redis: ChildProcess;
  let server: TestServer;
  let runner: ChildProcess;

  beforeAll(async () => {
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    redis = spawn(redisServer!, args, { cwd: folder, stdio: 'ignore' });
    children.push(redis);
    // Two, so that one is there to take over, however long a new one takes to start.
    [runner] = await Promise.all([startRunner(), startRunner()]);
    server = await TestServer.start({ REDIS_URL: url });
  });
  afterAll(async () => {
    redis?.kill('SIGCONT');
    await server?.dispose();
    for (const child of children) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  });

  async function startRunner(): Promise<ChildProcess> {
    const env = {
      PATH: process.env.PATH,
      REDIS_URL: url,
      RUNNERS: '1',
      SPARE_RUNNERS: '0',
      ...COMPILED_MODULES,
      LOG_LEVEL: 'warn',
    };
    const child = spawn(process.execPath, [join(root, 'dist/server/runner-main.js')], {
      cwd: root,
      env: { ...env, DATA_DIR: join(folder, 'data'), NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await once(child.stdout!, 'data');
    return child;
  }

  test('judges every submission correctly, even if a runner is killed in the middle', async () => {
    const learners = await Promise.all(Array.from({ length: LEARNERS }, () => signUp(server)));
    let judged = 0;
    const submissions = learners.flatMap((learner) =>
      lessons.slice(0, 6).map(async (lesson) => {
        const answer = await call<{ ResultSlug: string }>(server, 'POST', `/lessons/${lesson.uuid}/`, {
          token: learner.accessToken,
          body: rightAnswer(lesson),
        });
        judged += 1;
        if (judged === 3) runner.kill('SIGKILL');
        return [answer.status, answer.body.ResultSlug];
      }),
    );
    const verdicts = await Promise.all(submissions);
    expect(verdicts).toEqual(verdicts.map(() => [200, 'success']));
  }, 90_000);

  test('while Redis hangs, gives 503 with Retry-After to submissions and still serves the rest', async () => {
    const learners = await Promise.all(Array.from({ length: LEARNERS }, () => signUp(server)));
    const submitAll = () =>
      learners.map(async ({ accessToken: token }, at) => {
        const path = `/lessons/${lessons[at]!.uuid}/`;
        const body = rightAnswer(lessons[at]!);
        const answer = await call<{ ResultSlug: string }>(server, 'POST', path, { token, body });
        return [answer.status, answer.body.ResultSlug, Number(answer.headers.get('retry-after')) > 0];
      });
    const readiness = () => fetch(`${server.url}/readyz`).then(({ status }) => status);
    const judged = [200, 'success', false];
    const refused = [503, undefined, true];

    redis.kill('SIGSTOP');
    await expect.poll(readiness, { timeout: 15_000 }).toBe(503);
    expect(await Promise.all(submitAll())).toEqual(learners.map(() => refused));
    const reads = learners.map(({ accessToken: token }) => call(server, 'GET', '/users/me', { token }));
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual(learners.map(() => 200));

    redis.kill('SIGCONT');
    await expect.poll(readiness, { timeout: 30_000 }).toBe(200);
    expect(await Promise.all(submitAll())).toEqual(learners.map(() => judged));
  }, 120_000);

  test('shows operators its queue and its runners', async () => {
    const metrics = async () => (await fetch(server.metricsUrl)).text();
    // Runners report every two seconds.
    const empty = expect.poll(metrics, { timeout: 15_000 });
    await empty.toMatch(/^sandbox_queue_depth\{fleet="scripts",lane="judged"\} 0$/m);
    expect(await metrics()).toMatch(/^sandbox_runs_total\{fleet="scripts",lane="judged"\} \d+$/m);
  });

  test('its runners end when they’re told to, also while Redis is away', async () => {
    const [first, last] = [await startRunner(), await startRunner()];
    redis.kill('SIGSTOP');
    first.kill('SIGTERM');
    expect(await once(first, 'exit')).toEqual([0, null]);
    redis.kill('SIGKILL');
    await once(redis, 'exit');
    last.kill('SIGTERM');
    expect(await once(last, 'exit')).toEqual([0, null]);
  }, 120_000);
});

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });
}
