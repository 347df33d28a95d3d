import { type SandboxOptions, SandboxRunner } from '@server/sandbox';
import { loadRuntimeAssets } from '@shared/runner/assets';
import type { RunRequest } from '@shared/runner/runner';
import { createRuntime } from '@shared/runner/runtime';
import { diskAssets } from '@shared/runner/testing/disk-assets';
import { rounds } from '../rounds';
import { memoryOf } from './process-memory';
import { percentile, type Row } from './table';

const HELLO: RunRequest = { language: 'python', files: [{ name: 'main.py', content: 'print("hello")\n' }] };
const EXTRA_PROCESSES = 3;
const LEAK_RUNS = rounds(1000, 10);
// Until V8 has compiled the hot code.
const LEAK_WARM_UP = rounds(800, 10);
const LEAK_SAMPLES = rounds(5);
const COLD_STARTS = rounds(5);

const median = (values: readonly number[]) => percentile(values, 0.5);

async function withSandbox<T>(
  options: SandboxOptions,
  use: (sandbox: SandboxRunner) => Promise<T>,
): Promise<T> {
  const sandbox = await SandboxRunner.start({ ...options, runsPerProcess: 1_000_000 });
  try {
    await sandbox.whenReady();
    return await use(sandbox);
  } finally {
    await sandbox.close(0);
  }
}

/** Waits until this many processes are ready. */
async function allReady(sandbox: SandboxRunner, count: number): Promise<void> {
  while (sandbox.stats().idle < count) await new Promise((done) => setTimeout(done, 20));
}

const usedBy = (options: SandboxOptions, concurrency: number) =>
  withSandbox({ ...options, concurrency, spares: 0 }, async (sandbox) => {
    await allReady(sandbox, concurrency);
    await Promise.all(Array.from({ length: concurrency * 4 }, () => sandbox.run(HELLO)));
    await allReady(sandbox, concurrency);
    return memoryOf(sandbox.pids);
  });

/** The memory of one more Python instance in a ready process: everything that two instances don't share. */
async function instanceRow(): Promise<Row> {
  const assets = await loadRuntimeAssets('python', diskAssets);
  const ready = async () => {
    const runtime = await createRuntime('python', assets);
    for (let count = 0; count < 3; count++) {
      await runtime.prepare(HELLO);
      runtime.run(HELLO, () => {});
    }
    await runtime.prepare();
    return runtime;
  };
  const instances = [await ready()];
  const before = memoryOf([process.pid]).own;
  for (let count = 0; count < EXTRA_PROCESSES; count++) instances.push(await ready());
  const ours = (memoryOf([process.pid]).own - before) / (instances.length - 1);
  return { what: 'memory per additional ready Python instance', ours, unit: 'MB', atMost: 60 };
}

/** The memory of one more instance, and of one more process with all interpreted languages ready. */
export async function memoryRows(options: SandboxOptions): Promise<Row[]> {
  const one = await usedBy(options, 1);
  const more = await usedBy(options, 1 + EXTRA_PROCESSES);
  const row = (what: string, ours: number): Row => ({ what, ours, unit: 'MB' });
  return [
    await instanceRow(),
    row(
      'additional runner process, four languages ready: private memory',
      (more.own - one.own) / EXTRA_PROCESSES,
    ),
    row('the same including shared memory', (more.resident - one.resident) / EXTRA_PROCESSES),
  ];
}

/** Time from spawning a runner until it takes its first program. */
export async function coldStartRow(options: SandboxOptions): Promise<Row> {
  const ours: number[] = [];
  for (let round = 0; round < COLD_STARTS; round++) {
    const started = performance.now();
    ours.push(
      await withSandbox({ ...options, concurrency: 1, spares: 0 }, async () => performance.now() - started),
    );
  }
  return {
    what: 'cold start of a runner process',
    ours: median(ours),
    p95: percentile(ours, 0.95),
    unit: 'ms',
    atMost: 1500,
  };
}

/** How much a runner's private memory grows over this many runs. */
export const leakRow = (options: SandboxOptions): Promise<Row> =>
  withSandbox({ ...options, concurrency: 1, spares: 0 }, async (sandbox) => {
    const run = async (times: number) => {
      for (let count = 0; count < times; count++) await sandbox.run(HELLO);
    };
    /** Garbage collection is unpredictable, so the minimum of a few samples counts. */
    const least = async () => {
      const samples: number[] = [];
      for (let sample = 0; sample < LEAK_SAMPLES; sample++) {
        await run(20);
        samples.push(memoryOf(sandbox.pids).own);
      }
      return Math.min(...samples);
    };
    await run(LEAK_WARM_UP);
    const before = await least();
    await run(LEAK_RUNS);
    const ours = (await least()) - before;
    return { what: `memory growth over ${LEAK_RUNS} consecutive runs`, ours, unit: 'MB', atMost: 5 };
  });
