/** A failure that is shown to the learner as it is. Anything else is a bug, and is shown with its stack. */
export class CliError extends Error {
  /** @param hint what to do about it, on a line of its own */
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Exit codes of the command: 0 for success. */
export const EXIT = { failed: 1, stopped: 130 } as const;
