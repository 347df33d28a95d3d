import type { AssetsFor } from './assets';
import type { RunnerMessage, RunOrder } from './protocol/messages';
import type { Language } from './runner';

/** From the owner to the thread that runs programs. Assets are already loaded and compiled. */
export type ToWorker =
  | { [L in Language]: { type: 'load'; language: L; assets: AssetsFor<L> } }[Language]
  | ({ type: 'run' } & RunOrder);

/** From the thread. `broken` is a runtime that could not be loaded or made pristine. */
export type FromWorker = RunnerMessage | { type: 'broken'; message: string };

/** The side of a thread that its own code sees: a worker's global scope, or Node's `parentPort`. */
export interface WorkerPort {
  postMessage(message: FromWorker): void;
  onMessage(handler: (message: ToWorker) => void): void;
}

/** A thread as its owner sees it: a Web Worker or a Node worker. */
export interface RunnerWorker {
  postMessage(message: ToWorker): void;
  onMessage(handler: (message: FromWorker) => void): void;
  /** The thread broke or ended by itself. */
  onFailure(handler: (reason: Error) => void): void;
  terminate(): void;
}
