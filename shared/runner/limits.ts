import type { Language, RunLimits, RunRequest } from './runner';

const MEGABYTE = 1024 * 1024;

/** What a run may use when its request does not say otherwise: the one place where these numbers stand. */
export const DEFAULT_LIMITS: Readonly<Record<Language, Readonly<RunLimits>>> = {
  python: { timeMs: 5000, memoryBytes: 256 * MEGABYTE, outputBytes: MEGABYTE },
  javascript: { timeMs: 5000, memoryBytes: 64 * MEGABYTE, outputBytes: MEGABYTE },
};

/** How long past its time limit a run may go on before the embedding kills it. */
export const KILL_GRACE_MS = 250;

/** What a request may hold. Sizes are UTF-8 bytes. */
export const REQUEST_LIMITS = {
  files: 50,
  fileNameBytes: 200,
  sourceBytes: MEGABYTE,
  stdinBytes: MEGABYTE,
  probes: 100,
  probeBytes: 10_000,
} as const;

/** What a program may write to its in-memory disk. */
export const DISK_LIMITS = { bytes: 16 * MEGABYTE, nodes: 2000, openFiles: 256 } as const;

/** The longest canonical text of one probe's value, in characters. */
export const PROBE_TEXT_LIMIT = 100_000;

export function limitsOf(request: RunRequest): RunLimits {
  return { ...DEFAULT_LIMITS[request.language], ...request.limits };
}
