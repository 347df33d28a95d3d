import type { TestListener } from './protocol/tests-so-far';
import type { Language, OutputChunk, RunRequest, RunResult } from './runner';

/**
 * One language's interpreter. It may block its thread: the embedder (a worker or subprocess) enforces the wall-clock
 * timeout and kills the thread if `run` doesn't return in time.
 */
export interface LanguageRuntime {
  readonly language: Language;
  /** Fetches any code the request needs that isn't loaded yet. No time limit applies. */
  fetchParts?(request: RunRequest): Promise<void>;
  /**
   * Prepares a pristine instance that contains nothing from earlier runs. Call it with the request before each run: this
   * sets the instance's memory limit, and compilers do their work here, within `COMPILE_TIME_MS`. Call it without a request
   * after a run, to get ready for the next one early. If the program doesn't compile, `run` returns that as its result.
   * A compiler reports the list of tests as soon as it has it.
   */
  prepare(request?: RunRequest, onTests?: TestListener): Promise<void>;
  /**
   * Runs a request to completion, synchronously. Throws `RunRefused` for a bad request, and `RunnerFailed` if the runtime
   * broke or wasn't prepared. `onTests` receives updates while the tests run.
   */
  run(request: RunRequest, onOutput: (chunk: OutputChunk) => void, onTests?: TestListener): RunResult;
}
