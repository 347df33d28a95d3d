/**
 * An error message that learners meet, in plain words. `$1` to `$9` are the pattern's groups, and code is in backticks.
 */
export interface ErrorPattern {
  /** Matched against the error's own message, without its stack trace. The first match counts. */
  pattern: RegExp;
  /** What happened. */
  means: string;
  /** The most likely way to fix it. */
  fix: string;
}
