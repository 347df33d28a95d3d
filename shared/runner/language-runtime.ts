import type { TellTests } from './protocol/tests-so-far';
import type { Language, OutputChunk, RunRequest, RunResult } from './runner';

/**
 * One language's interpreter inside the thread that it may block. The embedding (a worker, a subprocess) owns the
 * wall clock: it ends the thread when `run` does not return in time.
 */
export interface LanguageRuntime {
  readonly language: Language;
  /**
   * Fetches code that the request needs and that isn't loaded yet. No time limit applies.
   */
  fetchParts?(request: RunRequest): Promise<void>;
  /**
   * Makes a pristine instance ready: nothing of an earlier run is left after it. Call it with the request before each
   * run (its memory limit is set on the instance, and a compiler does its work here, within `COMPILE_TIME_MS`), and
   * without one after a run, to be ready ahead of the next. A program that does not compile is a result of `run`.
   * A compiler reports the list of tests as soon as it knows it.
   */
  prepare(request?: RunRequest, onTests?: TellTests): Promise<void>;
  /**
   * Runs a request to its end, synchronously. Throws `RunRefused` for a bad request, `RunnerFailed` when
   * the runtime broke or was not prepared. `onTests` hears of the tests as they are judged.
   */
  run(request: RunRequest, onOutput: (chunk: OutputChunk) => void, onTests?: TellTests): RunResult;
}
