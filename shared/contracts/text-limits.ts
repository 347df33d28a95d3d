/** Lengths of what learners write, in characters. Without zod: the web app's forms need them, too. */

export const MAX_FEEDBACK_CHARS = 2_000;
export const MAX_FEEDBACK_CODE_CHARS = 60_000;

export const MAX_PUBLIC_REVIEW_CHARS = 500;
export const MAX_PRIVATE_REVIEW_CHARS = 1_000;

export const MAX_ANNOUNCEMENT = 2_000;

export const MAX_IMPERSONATION_REASON = 300;

export const MAX_REPORT_NOTE = 500;
export const MAX_MODERATION_REASON = 500;

/** What an admin pastes or uploads to invite many people at once. */
export const MAX_INVITATIONS_TEXT = 60_000;
export const MAX_INVITATIONS_AT_ONCE = 500;
