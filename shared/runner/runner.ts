import { asIs, type Text } from '../texts/text';
import type { Language } from './languages';

export { LANGUAGES, type Language } from './languages';

/** One source file of a program. `name` is a relative path with forward slashes, such as `helpers/maths.py`. */
export interface SourceFile {
  name: string;
  content: string;
}

/** The limits of one run, all enforced by the host. */
export interface RunLimits {
  /** Wall-clock milliseconds. */
  timeMs: number;
  /** Maximum memory of the whole runtime instance, in bytes. */
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
   * expected result sets in SQL). They're judged separately from the program, which can neither read nor change them.
   */
  tests?: readonly SourceFile[];
  /** TypeScript: refuse to run a program that doesn't pass the type checker. */
  checkTypes?: boolean;
  /**
   * Go: the diagnostics quote the tests where they don't compile with the program. For their author, who checks them on
   * their own machine; the sandbox takes no such request.
   */
  quoteTests?: boolean;
  /** C and Go: the program as WebAssembly, compiled earlier from the same files. Never accepted from a learner. */
  artifact?: Uint8Array;
  /** C and Go: only compile, and return the program as the result's `artifact`. */
  compileOnly?: boolean;
  limits?: Partial<RunLimits>;
}

/** The outcome of one test. `message` gives the expected and actual values, worded the way the test framework does. */
export interface TestOutcome {
  /** The test file's name. */
  file: string;
  name: string;
  /** `error`: the test couldn't finish because the program raised an error or exited. */
  outcome: 'passed' | 'failed' | 'error';
  message: string;
  /** What the program printed during the test. */
  stdout: string;
}

/** A problem in the learner's own files, from a compiler or an uncaught error. Lines and columns count from 1. */
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
  /** 0 on success, 1 after an uncaught error, `null` if the host ended the run. */
  exitCode: number | null;
  timeMs: number;
  memoryBytes: number;
  /** The limit that ended the run, if any. */
  limitHit?: LimitName;
  /** The limit was hit while compiling, so the program never started. */
  compiling?: true;
  /**
   * With `tests`: every test in the files except skipped ones. A test that wasn't reached is an `error`. If the test files
   * themselves are broken, this is empty and the diagnostics contain an `error` in a test file.
   */
  tests?: TestOutcome[];
  /** Markers for the editor. A program that doesn't compile has exit code 1 and an `error` here. */
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
 * Runs a learner's program. The port is the same in a browser's worker, on the desktop and on the server. Rejects with
 * `RunRefused` if the request is invalid, with `RunnerFailed` if the runner broke (never the learner's fault), and with an
 * AbortError if canceled. Anything the program itself does wrong is reported in the RunResult.
 */
export interface Runner {
  run(request: RunRequest, options?: RunOptions): Promise<RunResult>;
}

/** The request can't be run: invalid file name, source too large, unknown language. */
export class RunRefused extends Error {
  override readonly name = 'RunRefused';
  readonly text: Text;

  constructor(why: Text | string) {
    const text = typeof why === 'string' ? asIs(why) : why;
    super(text.english);
    this.text = text;
  }
}

/** This installation has no runtime for the language. The message is user-facing. */
export class LanguageUnavailable extends Error {
  override readonly name = 'LanguageUnavailable';
}

/** The runner itself failed. Retrying the same request may work. */
export class RunnerFailed extends Error {
  override readonly name = 'RunnerFailed';
}
