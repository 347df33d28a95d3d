/** Lengths of what learners write, in characters. Without zod: the web app's forms need them, too. */

export const MAX_FEEDBACK_CHARS = 2_000;
export const MAX_FEEDBACK_CODE_CHARS = 60_000;

export const MAX_PUBLIC_REVIEW_CHARS = 500;
export const MAX_PRIVATE_REVIEW_CHARS = 1_000;

export const MAX_ANNOUNCEMENT = 2_000;

export const MAX_IMPERSONATION_REASON = 300;
