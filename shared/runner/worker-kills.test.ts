import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { COMPILE_TIME_MS } from './limits';
import type { RunRequest, RunResult } from './runner';
import { diskAssets } from './testing/disk-assets';
import { JUDGED_LOOPS } from './testing/judged-loops';
import { nodeRunnerWorker } from './testing/node-worker';
import type { FromWorker, ToWorker } from './worker-protocol';
import { WorkerRunner } from './worker-runner';
import { WorkerThread } from './worker-thread';

describe('a program that loops without a call while it is tested', () => {
  const runner = new WorkerRunner({ createWorker: nodeRunnerWorker, loadAsset: diskAssets });
  afterAll(() => runner.close());

  test.each(JUDGED_LOOPS)('$language: each test is told of', { timeout: 120_000 }, async (request) => {
    const result = await runner.run({ ...request, limits: { timeMs: 3000 } });
    expect(result).toMatchObject({ limitHit: 'time', exitCode: null });
    const [one, two, three] = result.tests!;
    expect(result.tests).toHaveLength(3);
    expect(one).toMatchObject({ outcome: 'passed', message: '' });
    expect(two).toMatchObject({ outcome: 'error', stdout: 'in two\n' });
    expect(two!.message).toMatch(/time limit|ran longer than 3 s/);
    expect(three).toMatchObject({ outcome: 'error', stdout: '' });
    expect(three!.message).toMatch(/not (reached|run)/);
  });
});

/** A thread that says what it is told to and does nothing else. */
function silentThread() {
  let hear: (message: FromWorker) => void = () => undefined;
  const worker = {
    asked: [] as ToWorker[],
    isEnded: false,
    postMessage: (message: ToWorker) => void worker.asked.push(message),
    onMessage: (handler: typeof hear) => {
      hear = handler;
    },
    onFailure: () => undefined,
    terminate: () => {
      worker.isEnded = true;
    },
    say: (message: FromWorker) => hear(message),
  };
  return worker;
}

describe('a program that takes long to compile', () => {
  afterEach(() => void vi.useRealTimers());
  const request: RunRequest = {
    language: 'c',
    files: [{ name: 'main.c', content: '' }],
    tests: [{ name: 'work_test.c', content: '' }],
    limits: { timeMs: 100 },
  };

  function start(more: Partial<RunRequest> = {}) {
    vi.useFakeTimers();
    const worker = silentThread();
    const settled: RunResult[] = [];
    const result = new WorkerThread(worker).run({ ...request, ...more }, {});
    void result.then((each) => settled.push(each));
    return { worker, result, settled };
  }

  test('is ended, with words about the compiler, and its tests', async () => {
    const { worker, result } = start();
    worker.say({ type: 'preparing', id: 1 });
    await vi.advanceTimersByTimeAsync(COMPILE_TIME_MS.c);
    expect(worker.isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(worker.isEnded).toBe(true);
    const words = 'The program took longer than 10 seconds to compile, so it was stopped.';
    expect(await result).toMatchObject({
      limitHit: 'time',
      compiling: true,
      exitCode: null,
      stderr: `${words}\n`,
      tests: [{ file: 'work_test.c', outcome: 'error', message: words }],
    });
  });

  test('has its own time, which begins with the compiler and ends with the program', async () => {
    const { worker, result, settled } = start();
    await vi.advanceTimersByTimeAsync(60_000); // the runtime is still on its way
    worker.say({ type: 'preparing', id: 1 });
    await vi.advanceTimersByTimeAsync(9000);
    worker.say({ type: 'started', id: 1 });
    await vi.advanceTimersByTimeAsync(200);
    expect(settled).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toMatchObject({ limitHit: 'time', stderr: '' });
  });

  test('is not ended where nothing is compiled: a slow machine may take its time', async () => {
    const { worker, settled } = start({ language: 'python' });
    worker.say({ type: 'preparing', id: 1 });
    await vi.advanceTimersByTimeAsync(600_000);
    expect({ settled, isEnded: worker.isEnded }).toEqual({ settled: [], isEnded: false });
  });
});
