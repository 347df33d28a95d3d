import type { Language } from './languages';

export { LANGUAGES, type Language } from './languages';

/** One source file of a program. `name` is a relative path with forward slashes, such as `helpers/maths.py`. */
export interface SourceFile {
  name: string;
  content: string;
}

/** What one run may use. The host enforces every limit. */
export interface RunLimits {
  /** Wall-clock milliseconds. */
  timeMs: number;
  /** Bytes of memory the whole runtime instance may grow to. */
  memoryBytes: number;
  /** Bytes of stdout and stderr together. */
  outputBytes: number;
}

export type LimitName = 'time' | 'memory' | 'output' | 'processes';

export interface RunRequest {
  language: Language;
  /** The first file is the program's entry. */
  files: readonly SourceFile[];
  stdin?: string;
  /**
   * Test files in the language's own idiom (unittest or pytest, describe/it/expect, Go's testing, assertions in C,
   * expected result sets in SQL). They are judged apart from the program, which can neither read nor change them.
   */
  tests?: readonly SourceFile[];
  /** TypeScript: refuse to run a program that does not pass the type checker. */
  checkTypes?: boolean;
  /** C and Go: the program as WebAssembly, compiled before from the same files. Never taken from a learner. */
  artifact?: Uint8Array;
  /** C and Go: compile and stop; the program comes back as the result's `artifact`. */
  compileOnly?: boolean;
  limits?: Partial<RunLimits>;
}

/** One test of a test file. `message` says what was expected and what came, in the idiom's words. */
export interface TestOutcome {
  /** The test file's name. */
  file: string;
  name: string;
  /** `error`: the test itself could not be finished, because the program raised something or ended. */
  outcome: 'passed' | 'failed' | 'error';
  message: string;
  /** What the program printed during the test. */
  stdout: string;
}

/** A fault in the learner's own files, as a compiler or an uncaught error gives it. Lines and columns count from 1. */
export interface Diagnostic {
  file: string;
  line: number;
  column?: number;
  severity: 'error' | 'warning';
  message: string;
}

export interface RunResult {
  stdout: string;
  stderr: string;
  /** 0 is success; an uncaught error is 1; `null` when the host ended the run. */
  exitCode: number | null;
  timeMs: number;
  memoryBytes: number;
  /** The limit that ended the run, if one did. */
  limitHit?: LimitName;
  /** The limit ended the compiler: the program itself did not begin. */
  compiling?: true;
  /**
   * With `tests`: every test that the files hold, except those that skip themselves; one that was not reached is an
   * `error`. Empty, with an `error` in a test file among the diagnostics: the test files themselves are wrong.
   */
  tests?: TestOutcome[];
  /** What the editor marks. A program that does not compile has exit code 1 and an `error` here. */
  diagnostics?: Diagnostic[];
  artifact?: Uint8Array;
}

export interface OutputChunk {
  stream: 'stdout' | 'stderr';
  text: string;
}

export interface RunOptions {
  onOutput?: (chunk: OutputChunk) => void;
  signal?: AbortSignal;
}

/**
 * The one way to run a learner's program: the same port in a browser's worker, on the desktop and on the server.
 * Rejects with `RunRefused` when the request itself is bad, with `RunnerFailed` when the runner broke (never the
 * learner's fault), with an AbortError when cancelled. Everything the program does wrong is a RunResult.
 */
export interface Runner {
  run(request: RunRequest, options?: RunOptions): Promise<RunResult>;
}

/** The request can't be run: a bad file name, too large a source, an unknown language. */
export class RunRefused extends Error {
  override readonly name = 'RunRefused';
}

/** This installation has no runtime for the language; the message says so to a learner. */
export class LanguageUnavailable extends Error {
  override readonly name = 'LanguageUnavailable';
}

/** The runner itself failed; the same request may well succeed on another try. */
export class RunnerFailed extends Error {
  override readonly name = 'RunnerFailed';
}
