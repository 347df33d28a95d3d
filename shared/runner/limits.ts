import type { Language, RunLimits, RunRequest } from './runner';

const MEGABYTE = 1024 * 1024;

/** What a run may use unless its request says otherwise. */
export const DEFAULT_LIMITS: Readonly<Record<Language, Readonly<RunLimits>>> = {
  python: { timeMs: 5000, memoryBytes: 256 * MEGABYTE, outputBytes: MEGABYTE },
  javascript: { timeMs: 5000, memoryBytes: 64 * MEGABYTE, outputBytes: MEGABYTE },
  typescript: { timeMs: 5000, memoryBytes: 64 * MEGABYTE, outputBytes: MEGABYTE },
  sql: { timeMs: 5000, memoryBytes: 64 * MEGABYTE, outputBytes: MEGABYTE },
  c: { timeMs: 5000, memoryBytes: 64 * MEGABYTE, outputBytes: MEGABYTE },
  go: { timeMs: 5000, memoryBytes: 256 * MEGABYTE, outputBytes: MEGABYTE },
};

/** Time limit for compiling, in addition to the run's own: wall-clock milliseconds. */
export const COMPILE_TIME_MS: Readonly<Record<Language, number>> = {
  python: 0,
  javascript: 0,
  typescript: 10_000,
  sql: 0,
  c: 10_000,
  go: 20_000,
};

/** How long past its time limit a run may go on before the embedding kills it. */
export const KILL_GRACE_MS = 250;

/** Time limit for preparing an interpreter, before any code of the learner's runs. */
const MAKE_READY_MS = 5000;

/** What a request may hold. Sizes are UTF-8 bytes. */
export const REQUEST_LIMITS = {
  files: 50,
  fileNameBytes: 200,
  sourceBytes: MEGABYTE,
  stdinBytes: MEGABYTE,
} as const;

/** The largest that a compiled program may be. */
export const MAX_ARTIFACT_BYTES = 32 * MEGABYTE;

/** What a result may hold. */
export const MAX_TESTS = 5000;
export const MAX_DIAGNOSTICS = 200;

/** What a program may write to its in-memory disk. */
export const DISK_LIMITS = { bytes: 16 * MEGABYTE, nodes: 2000, openFiles: 256 } as const;

/** The embedding's own clock: wall-clock milliseconds after which a phase that has not ended is killed. */
export function killAfterMs(request: RunRequest, phase: 'prepare' | 'run'): number {
  if (phase === 'run') return KILL_GRACE_MS + limitsOf(request).timeMs;
  return KILL_GRACE_MS + (COMPILE_TIME_MS[request.language] || MAKE_READY_MS);
}

export function limitsOf(request: RunRequest): RunLimits {
  return { ...DEFAULT_LIMITS[request.language], ...request.limits };
}
