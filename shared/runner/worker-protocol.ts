import type { AssetsFor } from './assets';
import type { Language, OutputChunk, RunRequest, RunResult } from './runner';
import type { TestNews } from './tests-so-far';

/** From the embedding to the thread that runs programs. Assets are already loaded and compiled. */
export type ToWorker =
  | { [L in Language]: { type: 'load'; language: L; assets: AssetsFor<L> } }[Language]
  | { type: 'run'; id: number; request: RunRequest };

/**
 * From the thread. `ready` follows a load and every run: a pristine instance awaits. Compiling has its time from
 * `preparing` on, the program its own from `started` on.
 */
export type FromWorker =
  | { type: 'ready'; language: Language }
  | { type: 'preparing'; id: number }
  | { type: 'started'; id: number }
  | { type: 'output'; id: number; chunk: OutputChunk }
  | { type: 'tests'; id: number; news: TestNews }
  | { type: 'result'; id: number; result: RunResult }
  | { type: 'refused'; id: number; message: string }
  | { type: 'failed'; id?: number; message: string };

/** The side of a thread that its own code sees: a worker's global scope, or Node's `parentPort`. */
export interface WorkerPort {
  postMessage(message: FromWorker): void;
  onMessage(handler: (message: ToWorker) => void): void;
}

/** A thread as its owner sees it: a Web Worker or a Node worker behind one small face. */
export interface RunnerWorker {
  postMessage(message: ToWorker): void;
  onMessage(handler: (message: FromWorker) => void): void;
  /** The thread broke or ended by itself. */
  onFailure(handler: (reason: Error) => void): void;
  terminate(): void;
}
