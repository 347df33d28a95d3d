import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  LanguageUnavailable,
  type OutputChunk,
  RunnerFailed,
  RunRefused,
  type RunRequest,
} from '@shared/runner/runner';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANES } from '../fair-queue';
import { NoRunnerReady, SandboxBusy, SandboxClosed } from '../sandbox.errors';
import { QUEUE_LIMITS, SandboxRunner } from '../sandbox-runner';
import { assertSixtyAnswered, builtProgram, program } from '../testing/harness';
import { REDIS_SERVER, TestRedis } from '../testing/redis';
import { QueueRunner } from './queue-runner';
import { QueuedSandbox, type QueuedSandboxOptions } from './queued-sandbox';

const quiet = { info: () => {}, warn: () => {} };

/* The server's side and the runner's side with a real Redis and a fake interpreter. */
describe.skipIf(!REDIS_SERVER)('runs through Redis', () => {
  let entry: string;
  let redis: TestRedis;
  let server: QueuedSandbox | undefined;
  let machine: SandboxRunner;
  let runner: QueueRunner | undefined;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    entry = await builtProgram('fake-main');
    machine = await SandboxRunner.start({ runtimesFolders: [], entry, concurrency: 2 });
    await machine.whenReady();
  });
  beforeEach(async () => {
    redis = await TestRedis.start();
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    try {
      await server?.close(0);
      await runner?.close();
    } finally {
      [server, runner] = [undefined, undefined];
      await redis.stop();
    }
  });
  afterAll(() => machine.close(0));

  const startServer = async (
    limits: Partial<typeof QUEUE_LIMITS> = {},
    waits: Pick<QueuedSandboxOptions, 'runnerWaitMs'> = {},
  ) => {
    const queueLimits = { ...QUEUE_LIMITS, ...limits };
    server = await QueuedSandbox.start({ redisUrl: redis.url, queueLimits, log: quiet, ...waits });
    return server;
  };
  const startRunner = async () => {
    runner = new QueueRunner(machine, { redisUrl: redis.url, log: quiet });
    await runner.start();
  };
  const whenWaiting = (count: number) =>
    vi.waitFor(async () => {
      expect(await redis.client.llen('emberforge:runs-interactive:wait')).toBe(count);
    }, 20_000);
  /** Keeps the runner busy with as many endless programs as it accepts. Resolves to a function that ends them. */
  const keepBusy = async (sandbox: QueuedSandbox) => {
    const abort = new AbortController();
    const begun = Array.from({ length: machine.concurrency }, () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const run = { signal: abort.signal, onOutput: () => resolve() };
      sandbox.run(program('print busy', 'spin'), run).catch(() => {});
      return promise;
    });
    await Promise.all(begun);
    return () => abort.abort();
  };
  const start = async () => {
    await startRunner();
    return startServer();
  };

  test('a run returns its output, streamed and complete, in every lane, and leaves nothing behind', async () => {
    const sandbox = await start();
    expect(sandbox.isReady()).toBe(true);
    for (const lane of LANES) {
      const chunks: OutputChunk[] = [];
      const result = await sandbox.run(program('print one', 'print two'), {
        lane,
        onOutput: (chunk) => chunks.push(chunk),
      });
      expect(result).toMatchObject({ stdout: 'one\ntwo\n', exitCode: 0 });
      expect(chunks.map(({ text }) => text).join('')).toBe('one\ntwo\n');
    }
    // The job itself is kept for a while, but contains only the server's id.
    expect(await redis.client.keys('emberforge:run:*')).toEqual([]);
  });

  test('output is streamed while the program runs', async () => {
    const sandbox = await start();
    const shown: string[] = [];
    const first = Promise.withResolvers<void>();
    const abort = new AbortController();
    const endless = sandbox.run(program('print early', 'spin'), {
      signal: abort.signal,
      onOutput: ({ text }) => {
        shown.push(text);
        first.resolve();
      },
    });
    await first.promise;
    abort.abort();
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
    expect(shown).toEqual(['early\n']);
    // The runner stopped it and is free for the next.
    expect((await sandbox.run(program('print next'))).stdout).toBe('next\n');
    await vi.waitFor(() => expect(machine.stats().running).toBe(0), 20_000);
  });

  test('compiled programs travel both ways unchanged', async () => {
    const sandbox = await start();
    const artifact = new Uint8Array(300_000).map((_, index) => index * 7);
    const request: RunRequest = { ...program('print x'), language: 'c', artifact, compileOnly: true };
    const result = await sandbox.run(request);
    expect(Buffer.from(result.artifact!).equals(Buffer.from(artifact))).toBe(true);
  });

  test('refusals, missing languages and broken runners are reported like those of a local runner', async () => {
    const sandbox = await start();
    await expect(sandbox.run({ language: 'python', files: [] })).rejects.toThrow(RunRefused);
    await expect(sandbox.run(program('refuse too odd'))).rejects.toThrow(new RunRefused('too odd'));
    await expect(sandbox.run(program('lack not here'))).rejects.toThrow(new LanguageUnavailable('not here'));
    await expect(sandbox.run(program('die'))).rejects.toThrow(RunnerFailed);
    expect((await sandbox.run(program('print alive'))).stdout).toBe('alive\n');
  });

  test('without a runner no run is accepted, and a new runner is detected', async () => {
    const sandbox = await startServer({}, { runnerWaitMs: 0 });
    expect(sandbox.isReady()).toBe(false);
    await expect(sandbox.run(program('print one'))).rejects.toThrow(NoRunnerReady);
    await startRunner();
    await vi.waitFor(() => expect(sandbox.isReady()).toBe(true), 20_000);
    expect(sandbox.concurrency).toBe(2);
    expect((await sandbox.run(program('print two'))).stdout).toBe('two\n');
  });

  test('a run that comes before a runner waits for it, unless it is canceled or the server stops', async () => {
    const sandbox = await startServer({}, { runnerWaitMs: 60_000 });
    const early = sandbox.run(program('print early'));
    const abort = new AbortController();
    const canceled = sandbox.run(program('print no'), { signal: abort.signal });
    abort.abort();
    await expect(canceled).rejects.toMatchObject({ name: 'AbortError' });
    await startRunner();
    expect((await early).stdout).toBe('early\n');
    await runner!.close();
    await vi.waitFor(() => expect(sandbox.isReady()).toBe(false), 20_000);
    const late = sandbox.run(program('print late'));
    const stopped = expect(late).rejects.toThrow(SandboxClosed);
    await sandbox.close(0);
    await stopped;
  });

  test('while no runner reports, no more runs wait than the queue would hold', async () => {
    const sandbox = await startServer({ interactive: 2 });
    const waiting = [sandbox.run(program('print one')), sandbox.run(program('print two'))];
    await expect(sandbox.run(program('print late'))).rejects.toThrow(NoRunnerReady);
    await startRunner();
    expect((await Promise.all(waiting)).map(({ stdout }) => stdout)).toEqual(['one\n', 'two\n']);
  });

  test('a run that Redis loses is submitted again', async () => {
    const sandbox = await start();
    const endRuns = await keepBusy(sandbox);
    const waiting = sandbox.run(program('print once more'));
    await whenWaiting(1);
    await redis.client.flushall();
    endRuns();
    expect((await waiting).stdout).toBe('once more\n');
  });

  test('while Redis hangs, runs are rejected and don’t hang', async () => {
    await startRunner();
    const sandbox = await startServer({}, { runnerWaitMs: 0 });
    redis.pause();
    await vi.waitFor(() => expect(sandbox.isReady()).toBe(false), 20_000);
    await expect(sandbox.run(program('print no'))).rejects.toThrow(NoRunnerReady);
    redis.resume();
    await vi.waitFor(() => expect(sandbox.isReady()).toBe(true), 20_000);
    expect((await sandbox.run(program('print yes'))).stdout).toBe('yes\n');
  });

  test('a run that is under way when Redis hangs is rejected with the reason', async () => {
    const sandbox = await start();
    const started = Promise.withResolvers<void>();
    const running = sandbox.run(program('print busy', 'spin'), { onOutput: () => started.resolve() });
    await started.promise;
    redis.pause();
    await expect(running).rejects.toMatchObject({ cause: { message: 'Command timed out' } });
    redis.resume();
  });

  test('a full queue rejects immediately, per lane', async () => {
    await startRunner();
    const sandbox = await startServer({ interactive: 2 });
    const endRuns = await keepBusy(sandbox);
    const waiting = [sandbox.run(program('print one')), sandbox.run(program('print two'))];
    await whenWaiting(2);
    await expect(sandbox.run(program('print late'))).rejects.toThrow(SandboxBusy);
    const judged = sandbox.lane('judged').run(program('print judged'));
    endRuns();
    expect((await Promise.all([...waiting, judged])).map(({ stdout }) => stdout)).toEqual([
      'one\n',
      'two\n',
      'judged\n',
    ]);
    expect(sandbox.stats().lanes.interactive.busyTotal).toBe(1);
  });

  test('a run that is canceled while queued is never started', async () => {
    const sandbox = await start();
    const endRuns = await keepBusy(sandbox);
    const abort = new AbortController();
    const waiting = sandbox.run(program('print never'), { signal: abort.signal });
    await whenWaiting(1);
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    const before = machine.stats().lanes.interactive.completedTotal;
    endRuns();
    expect((await sandbox.run(program('print next'))).stdout).toBe('next\n');
    // The two busy runs and the next one.
    await vi.waitFor(() => expect(machine.stats().running).toBe(0), 20_000);
    expect(machine.stats().lanes.interactive.completedTotal).toBe(before + 3);
  });

  test('a stopped server accepts no more runs', async () => {
    const sandbox = await start();
    await sandbox.close(0);
    expect(sandbox.isReady()).toBe(false);
    await expect(sandbox.run(program('print no'))).rejects.toThrow(SandboxClosed);
  });

  test('without Redis a server doesn’t start, and reports why', async () => {
    const redisUrl = 'redis://127.0.0.1:1';
    const starting = QueuedSandbox.start({ redisUrl, queueLimits: QUEUE_LIMITS, log: quiet });
    await expect(starting).rejects.toThrow('Redis can’t be reached at REDIS_URL.');
  });

  async function startProcess(): Promise<ChildProcess> {
    const main = fileURLToPath(new URL('../testing/queue-runner-main.ts', import.meta.url));
    const args = ['--import', '@oxc-node/core/register', main, redis.url, entry, '1000'];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    await once(child.stdout!, 'data');
    return child;
  }

  test('none of sixty runs is lost or gets a wrong result when a runner is killed', async () => {
    const doomed = await startProcess();
    const sandbox = await startServer();
    await assertSixtyAnswered(sandbox, (count) => {
      if (count !== 10) return;
      doomed.kill('SIGKILL');
      void startProcess();
    });
  });
});
