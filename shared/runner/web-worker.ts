import type { FromWorker, RunnerWorker } from './worker-protocol';

/** Adapts a browser's Worker (its script is `worker-entry.ts`) to the interface that `WorkerRunner` uses. */
export function webRunnerWorker(worker: Worker): RunnerWorker {
  return {
    postMessage: (message) => worker.postMessage(message),
    onMessage: (handler) =>
      worker.addEventListener('message', (event: MessageEvent<FromWorker>) => handler(event.data)),
    onFailure: (handler) => {
      worker.addEventListener('error', (event) => handler(new Error(event.message || 'the worker broke')));
      worker.addEventListener('messageerror', () => handler(new Error('a message could not be read')));
    },
    terminate: () => worker.terminate(),
  };
}
