/** A failure that is shown to the learner as it is. Anything else is a bug, and is shown as one. */
export class CliError extends Error {
  /** @param hint what to do about it, on a line of its own */
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** The learner pressed Ctrl-C. Nothing needs to be said about it. */
export class Stopped extends Error {}

/** Exit codes of the command: 0 for success. */
export const EXIT = { failed: 1, stopped: 130 } as const;
