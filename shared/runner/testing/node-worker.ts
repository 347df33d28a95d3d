import { Worker } from 'node:worker_threads';
import type { RunnerWorker } from '../worker-protocol';

/** Adapts a Node worker thread to the interface that `WorkerRunner` uses. In the product, it's a browser's Worker. */
export function nodeRunnerWorker(): RunnerWorker {
  const worker = new Worker(new URL('./node-worker-entry.ts', import.meta.url), {
    execArgv: ['--import', '@oxc-node/core/register'],
  });
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (handler) => void worker.on('message', handler),
    onFailure: (handler) => {
      worker.on('error', (error) => handler(error instanceof Error ? error : new Error(String(error))));
      worker.on('exit', (code) => handler(new Error(`the thread ended with ${code}`)));
    },
    terminate: () => void worker.terminate(),
  };
}
