/** Karma for what helps others (docs/leaderboards.md). */
export const KARMA = {
  /** For each learner who finds one of the public reviews helpful. */
  helpfulVote: 2,
  /** For each report about a lesson or a spellbook page that an admin accepted. */
  acceptedReport: 5,
} as const;
