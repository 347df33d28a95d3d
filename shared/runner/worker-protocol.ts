import type { AssetsFor } from './assets';
import type { RunnerMessage, RunOrder } from './protocol/messages';
import type { Language } from './runner';

/** Messages from the owner to the thread that runs programs. Assets are already loaded and compiled. */
export type ToWorker =
  | { [L in Language]: { type: 'load'; language: L; assets: AssetsFor<L> } }[Language]
  | ({ type: 'run' } & RunOrder);

/** Messages from the thread. `broken`: a runtime couldn't be loaded or reset. */
export type FromWorker = RunnerMessage | { type: 'broken'; message: string };

/** The thread's own end: a worker's global scope, or Node's `parentPort`. */
export interface WorkerPort {
  postMessage(message: FromWorker): void;
  onMessage(handler: (message: ToWorker) => void): void;
}

/** The owner's end of a thread: a Web Worker or a Node worker. */
export interface RunnerWorker {
  postMessage(message: ToWorker): void;
  onMessage(handler: (message: FromWorker) => void): void;
  /** The thread crashed or exited on its own. */
  onFailure(handler: (reason: Error) => void): void;
  /** CPU milliseconds the thread has used so far, if that can be known. */
  processorMs?(): number | undefined;
  terminate(): void;
}
