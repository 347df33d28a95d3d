import type { FromWorker, RunnerWorker } from './worker-protocol';

/** Puts a browser's Worker (whose script is `worker-entry.ts`) behind the face that `WorkerRunner` wants. */
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
