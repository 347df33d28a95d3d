export const CLAIM_TEXTS = {
  already: 'You have already claimed your reward!',
  failed: "Couldn't claim reward. Please try again later.",
  reviewed: 'Review submitted successfully!',
} as const;
