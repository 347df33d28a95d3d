import { Worker } from 'node:worker_threads';
import type { RunnerWorker } from '../worker-protocol';

/** How old the number of CPU milliseconds can be. */
const CLOCK_MS = 50;

/**
 * Adapts a Node worker thread to the interface that `WorkerRunner` uses. In the product, it's a browser's Worker, which
 * doesn't know its CPU time.
 */
export function nodeRunnerWorker(): RunnerWorker {
  const worker = new Worker(new URL('./node-worker-entry.ts', import.meta.url), {
    execArgv: ['--import', '@oxc-node/core/register'],
  });
  const clock = processorClock(worker);
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (handler) => void worker.on('message', handler),
    onFailure: (handler) => {
      worker.on('error', (error) => handler(error instanceof Error ? error : new Error(String(error))));
      worker.on('exit', (code) => handler(new Error(`the thread ended with ${code}`)));
    },
    processorMs: clock,
    terminate: () => void worker.terminate(),
  };
}

/** The thread answers even in an endless loop, but not at once: so it's asked again and again. */
function processorClock(worker: Worker): () => number | undefined {
  let latest: number | undefined;
  const timer = setInterval(() => {
    worker.cpuUsage().then(
      ({ user, system }) => {
        latest = (user + system) / 1000;
      },
      () => undefined, // It hasn't started yet, or it's ending.
    );
  }, CLOCK_MS);
  timer.unref();
  worker.on('exit', () => clearInterval(timer));
  return () => latest;
}
