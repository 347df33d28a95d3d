import { serveWorker } from './serve-worker';
import type { ToWorker } from './worker-protocol';

/** The script of a browser's (or the desktop's) Web Worker: `new Worker(new URL('./worker-entry.ts', ...))`. */
const scope = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'>;

serveWorker({
  postMessage: (message) => scope.postMessage(message),
  onMessage: (handler) =>
    scope.addEventListener('message', (event: MessageEvent<ToWorker>) => handler(event.data)),
});
