export interface OutboxSettings {
  /** How often to look for messages of other processes and of a crash, in milliseconds. */
  pollMs: number;
  /** How long a taken message is kept from others; renewed while it is worked on. */
  leaseMs: number;
  /** After so many failed tries a message is dead: kept and logged. */
  maxAttempts: number;
  /** How many messages one subscriber handles at once in this process. */
  atOnce: number;
  /** How long handled messages are kept. */
  keepDoneMs: number;
}

/** Twelve tries with pauses of 1 s, 3 s, 9 s … at most an hour: given up after about four hours. */
export const OUTBOX_DEFAULTS: OutboxSettings = {
  pollMs: 2000,
  leaseMs: 60_000,
  maxAttempts: 12,
  atOnce: 4,
  keepDoneMs: 7 * 24 * 3_600_000,
};

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 3_600_000;

export function pauseAfter(attempt: number): number {
  return Math.min(FIRST_PAUSE_MS * 3 ** (attempt - 1), LONGEST_PAUSE_MS);
}

/** Nest's Logger fits. */
export interface OutboxLog {
  warn(message: string): void;
  error(message: string): void;
}

export function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
