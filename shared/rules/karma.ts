/** Karma for what helps others (docs/leaderboards.md). */
export const KARMA = {
  /** For each learner who finds one of the public reviews helpful. */
  helpfulVote: 2,
} as const;
