/** The languages that a learner's program may be written in. */
export const LANGUAGES = ['python', 'javascript'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One source file of a program. `name` is a relative path with forward slashes, such as `helpers/maths.py`. */
export interface SourceFile {
  name: string;
  content: string;
}

/** What one run may use. Every limit is enforced by the host, never by the program itself. */
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
   * Expressions in the program's language, evaluated in order after the entry file has run to its end, in its
   * top-level scope. Their values come back as `probes`, by a channel that printing cannot reach.
   */
  probes?: readonly string[];
  limits?: Partial<RunLimits>;
}

/** What one probe gave. `value` is a canonical text: equal values have equal texts, whatever their identity. */
export type ProbeOutcome =
  | { kind: 'value'; value: string; stdout: string }
  | { kind: 'error'; message: string; stdout: string };

export interface RunResult {
  stdout: string;
  stderr: string;
  /** 0 is success; an uncaught error is 1; `null` when the host ended the run. */
  exitCode: number | null;
  timeMs: number;
  memoryBytes: number;
  /** The limit that ended the run, if one did. */
  limitHit?: LimitName;
  /** As many as the probes that were reached; fewer when the run ended early. */
  probes: ProbeOutcome[];
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

/** The request cannot be run as it is: a bad file name, too large a source, an unknown language. */
export class RunRefused extends Error {
  override readonly name = 'RunRefused';
}

/** The runner itself failed; the same request may well succeed on another try. */
export class RunnerFailed extends Error {
  override readonly name = 'RunnerFailed';
}
