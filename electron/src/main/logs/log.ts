/** The app's log: a rotated file on the learner's computer. Never give it a token, a code or what somebody wrote. */
export interface Log {
  info(message: string, detail?: unknown): void;
  warn(message: string, detail?: unknown): void;
  error(message: string, detail?: unknown): void;
}
