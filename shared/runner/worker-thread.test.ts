import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunResult } from './runner';
import { nodeRunnerWorker } from './testing/node-worker';
import type { FromWorker } from './worker-protocol';
import { WorkerThread } from './worker-thread';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A run with a limit of 100 ms on a thread that only starts it. */
function start(processorMs: () => number | undefined) {
  let send: (message: FromWorker) => void = () => undefined;
  const terminate = vi.fn();
  const thread = new WorkerThread({
    postMessage: () => undefined,
    onMessage: (handler) => {
      send = handler;
    },
    onFailure: () => undefined,
    processorMs,
    terminate,
  });
  const settled: (RunResult | Error)[] = [];
  const request = {
    language: 'python',
    files: [{ name: 'main.py', content: '' }],
    limits: { timeMs: 100 },
  } as const;
  thread.run(request, {}).then(
    (result) => settled.push(result),
    (error: Error) => settled.push(error),
  );
  send({ type: 'started', id: 1 });
  return { terminate, settled };
}

test('a program that the machine has no time for is not stopped, and one that used its own is', async () => {
  let usedMs = 0;
  const { terminate, settled } = start(() => usedMs);
  await vi.advanceTimersByTimeAsync(1000);
  expect(terminate).not.toHaveBeenCalled();
  usedMs = 1000;
  await vi.advanceTimersByTimeAsync(400);
  expect(terminate).toHaveBeenCalledOnce();
  expect(settled).toMatchObject([{ limitHit: 'time' }]);
});

test('if that never changes, the machine is to blame', async () => {
  const { settled } = start(() => 0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(String(settled[0])).toBe('RunnerFailed: The machine was too busy to finish the run.');
});

test('a browser, which does not know, goes by the clock', async () => {
  const { settled } = start(() => undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toMatchObject([{ limitHit: 'time' }]);
});

test('a thread of Node knows its CPU time', async () => {
  vi.useRealTimers();
  const worker = nodeRunnerWorker();
  try {
    await expect.poll(() => worker.processorMs?.() ?? 0, { timeout: 10_000 }).toBeGreaterThan(0);
  } finally {
    worker.terminate();
  }
});
