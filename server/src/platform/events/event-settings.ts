export interface EventSettings {
  /** How often to look for other processes' events, retries and expired leases, in milliseconds. */
  pollMs: number;
  /** How long a claimed delivery is hidden from other processes; renewed while its handler runs. */
  leaseMs: number;
  /** A delivery that fails this often is dead. */
  maxAttempts: number;
  /** How many deliveries one subscriber handles concurrently in this process. */
  concurrency: number;
}

/** Twelve attempts with pauses of 1 s, 3 s, 9 s … up to an hour: about four hours in all. */
export const EVENT_DEFAULTS: EventSettings = {
  pollMs: 2000,
  leaseMs: 60_000,
  maxAttempts: 12,
  concurrency: 8,
};

const MIN_BACKOFF_MS = 1000;
const MAX_BACKOFF_MS = 3_600_000;

export function pauseAfter(attempt: number): number {
  return Math.min(MIN_BACKOFF_MS * 3 ** (attempt - 1), MAX_BACKOFF_MS);
}

/** Nest's Logger fits. */
export interface EventErrorLog {
  warn(message: string): void;
  error(message: string): void;
}

export function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
