import type { Language, RunLimits, RunRequest } from './runner';

const MEGABYTE = 1024 * 1024;

/** The limits of a run whose request doesn't set its own. */
export const DEFAULT_LIMITS: Readonly<Record<Language, Readonly<RunLimits>>> = {
  python: { timeMs: 5000, memoryBytes: 256 * MEGABYTE, outputBytes: MEGABYTE },
  javascript: { timeMs: 5000, memoryBytes: 64 * MEGABYTE, outputBytes: MEGABYTE },
  typescript: { timeMs: 5000, memoryBytes: 64 * MEGABYTE, outputBytes: MEGABYTE },
  sql: { timeMs: 5000, memoryBytes: 64 * MEGABYTE, outputBytes: MEGABYTE },
  c: { timeMs: 5000, memoryBytes: 64 * MEGABYTE, outputBytes: MEGABYTE },
  go: { timeMs: 5000, memoryBytes: 256 * MEGABYTE, outputBytes: MEGABYTE },
};

/** Time limit for compiling, separate from the run's own limit. Wall-clock milliseconds. */
export const COMPILE_TIME_MS: Readonly<Record<Language, number>> = {
  python: 0,
  javascript: 0,
  typescript: 10_000,
  sql: 0,
  c: 10_000,
  go: 20_000,
};

/** How far past its time limit a run can get before the embedder kills it. */
export const KILL_GRACE_MS = 250;

/** Time limit for preparing an interpreter, before any learner code runs. */
const PREPARE_TIMEOUT_MS = 5000;

/** Limits on a request. Sizes are in UTF-8 bytes. */
export const REQUEST_LIMITS = {
  files: 50,
  fileNameBytes: 200,
  sourceBytes: MEGABYTE,
  stdinBytes: MEGABYTE,
} as const;

/** Maximum size of a compiled program. */
export const MAX_ARTIFACT_BYTES = 32 * MEGABYTE;

/** Limits on a result. */
export const MAX_TESTS = 5000;
export const MAX_DIAGNOSTICS = 200;

/** Limits on a program's in-memory disk. */
export const DISK_LIMITS = { bytes: 16 * MEGABYTE, nodes: 2000, openFiles: 256 } as const;

/** The embedder's timeout: after this many wall-clock milliseconds, a phase that hasn't finished is killed. */
export function killAfterMs(request: RunRequest, phase: 'prepare' | 'run'): number {
  if (phase === 'run') return KILL_GRACE_MS + limitsOf(request).timeMs;
  return KILL_GRACE_MS + (COMPILE_TIME_MS[request.language] || PREPARE_TIMEOUT_MS);
}

export function limitsOf(request: RunRequest): RunLimits {
  return { ...DEFAULT_LIMITS[request.language], ...request.limits };
}
