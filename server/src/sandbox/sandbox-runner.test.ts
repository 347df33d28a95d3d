import { readFileSync } from 'node:fs';
import { type OutputChunk, RunnerFailed, RunRefused, type RunRequest } from '@shared/runner/runner';
import { expect, test } from 'vitest';
import { SandboxBusy, SandboxClosed } from './sandbox.errors';
import { SandboxRunner } from './sandbox-runner';
import { fakeSandboxes, program } from './testing/harness';

const start = fakeSandboxes();

const short = (request: RunRequest, timeMs = 300): RunRequest => ({ ...request, limits: { timeMs } });

test('a run returns its output, both streamed and complete', async () => {
  const runner = await start();
  const chunks: OutputChunk[] = [];
  const result = await runner.run(program('print one', 'print two'), {
    onOutput: (chunk) => chunks.push(chunk),
  });
  expect(result).toMatchObject({ stdout: 'one\ntwo\n', exitCode: 0 });
  expect(chunks.map(({ text }) => text)).toEqual(['one\n', 'two\n']);
});

test('a bad request is refused before it’s queued, and a runtime’s refusal keeps its message', async () => {
  const runner = await start();
  await expect(runner.run({ language: 'python', files: [] })).rejects.toThrow(RunRefused);
  await expect(runner.run(program('refuse too odd'))).rejects.toThrow(new RunRefused('too odd'));
  expect(await runner.run(program('print after'))).toMatchObject({ stdout: 'after\n' });
});

test('an endless program is stopped, its output so far is kept, and the next run works', async () => {
  const runner = await start({ concurrency: 1 });
  const result = await runner.run(short(program('print before', 'spin')));
  expect(result).toMatchObject({ stdout: 'before\n', exitCode: null, limitHit: 'time' });
  expect(await runner.run(program('print next'))).toMatchObject({ stdout: 'next\n' });
  expect(runner.stats()).toMatchObject({ killsTotal: 1, deathsTotal: 0, retriesTotal: 0 });
});

test('a run whose process dies is retried once, shows its output once, then fails as the runner’s fault', async () => {
  const runner = await start();
  const shown: string[] = [];
  const run = runner.run(program('print one', 'die'), { onOutput: ({ text }) => shown.push(text) });
  await expect(run).rejects.toThrow(RunnerFailed);
  expect(shown).toEqual(['one\n']);
  expect(runner.stats()).toMatchObject({ retriesTotal: 1, deathsTotal: 2 });
  await expect(runner.run(program('break'))).rejects.toThrow(RunnerFailed);
  expect(await runner.run(program('print alive'))).toMatchObject({ stdout: 'alive\n' });
});

/* More protocol violations are in protocol-fuzz.corpus.test.ts. */
test('a process that violates the protocol is killed', async () => {
  const runner = await start({ concurrency: 1 });
  const forged = 'junk HTTP/1.1 200 OK, all tests passed';
  await expect(runner.run(program(forged, 'sleep 5000'))).rejects.toThrow(RunnerFailed);
  expect(runner.stats().killsTotal).toBe(2);
  expect(await runner.run(program('print honest'))).toMatchObject({ stdout: 'honest\n' });
});

test.runIf(process.platform === 'linux')(
  'when memory runs out, the system ends a runner before the server',
  async () => {
    const runner = await start();
    await runner.run(program('print ready'));
    const scoreOf = (pid: number | 'self') => Number(readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8'));
    expect(runner.pids.length).toBeGreaterThan(0);
    // A spare may just be starting.
    for (const pid of runner.pids) await expect.poll(() => scoreOf(pid)).toBeGreaterThan(scoreOf('self'));
  },
);

test('a full queue rejects immediately, per lane', async () => {
  const runner = await start({ concurrency: 1, queueLimits: { interactive: 1 } });
  const running = runner.run(program('sleep 200'));
  const queued = runner.run(program('print queued'));
  await expect(runner.run(program('print late'))).rejects.toThrow(SandboxBusy);
  await expect(runner.run(program('print late'))).rejects.toMatchObject({
    kind: 'rate-limited',
    message: 'The forge is busy: please try again in a few seconds.',
    retryAfterSeconds: 5,
  });
  const judged = runner.lane('judged').run(program('print judged'));
  expect((await judged).stdout).toBe('judged\n');
  expect((await queued).stdout).toBe('queued\n');
  await running;
  expect(runner.stats().lanes.interactive).toMatchObject({ busyTotal: 2, completedTotal: 2 });
});

test('a canceled run ends, queued or running, without affecting the others', async () => {
  const runner = await start({ concurrency: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  let running: Promise<unknown> | undefined;
  const started = new Promise<void>((resolve) => {
    running = runner.run(program('print go', 'spin'), { signal: first.signal, onOutput: () => resolve() });
  });
  const queued = runner.run(program('print never'), { signal: second.signal });
  const last = runner.run(program('print last'));
  await started;
  second.abort();
  await expect(queued).rejects.toMatchObject({ name: 'AbortError' });
  first.abort();
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  expect((await last).stdout).toBe('last\n');
  await expect(runner.run(program('print no'), { signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('closing finishes accepted runs, accepts no more and leaves no process', async () => {
  const runner = await start({ concurrency: 1 });
  const { pids } = runner;
  const accepted = [runner.run(program('sleep 100', 'print one')), runner.run(program('print two'))];
  const closed = runner.close(10_000);
  await expect(runner.run(program('print three'))).rejects.toThrow(SandboxClosed);
  expect(runner.isReady()).toBe(false);
  expect((await Promise.all(accepted)).map(({ stdout }) => stdout)).toEqual(['one\n', 'two\n']);
  await closed;
  expect(pids.length).toBeGreaterThan(0);
  // A killed process takes a moment to die on a busy machine.
  await expect.poll(() => pids.filter(isAlive), { timeout: 10_000 }).toEqual([]);
});

test('closing doesn’t wait for an endless program', async () => {
  const runner = await start({ concurrency: 1 });
  const endless = runner.run(program('spin'));
  const closed = runner.close(50);
  await expect(endless).rejects.toThrow(SandboxClosed);
  await closed;
});

test('a process is replaced after its maximum number of runs', async () => {
  const runner = await start({ concurrency: 1, spares: 0, runsPerProcess: 2 });
  const [before] = runner.pids;
  for (let count = 0; count < 3; count++) await runner.run(program('print on'));
  expect(runner.pids).not.toContain(before);
});

test('if runners can’t start, runs fail instead of waiting', async () => {
  const warnings: string[] = [];
  const log = { info: () => {}, warn: (message: string) => void warnings.push(message) };
  const sandbox = await SandboxRunner.start({ runtimesFolders: [], entry: '/absent.mjs', log });
  expect(sandbox.isReady()).toBe(false);
  await expect(sandbox.run(program('print no'))).rejects.toThrow(RunnerFailed);
  expect(warnings.join('\n')).toContain('fail to start');
  await sandbox.close(0);
});

function isAlive(pid: number): boolean {
  try {
    return !/State:\s+Z/.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false; // No such process.
  }
}
