/** Solved lessons after which a learner's reviews no longer wait for somebody to look at them. */
export const TRUSTED_AFTER_LESSONS = 5;

/** How long an admin's decision can be taken back, and an account that's to be deleted is kept. */
export const UNDO_DAYS = 30;

/** What learners can report about others. */
export const REPORT_KINDS = ['review', 'name', 'handle', 'bio', 'picture'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

export const REPORT_REASONS = [
  'spam',
  'harassment',
  'hate',
  'sexual',
  'impersonation',
  'privacy',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What admins can do about it. */
export const MODERATION_ACTIONS = [
  'hide',
  'clear',
  'approve',
  'dismiss',
  'suspend',
  'sign-out',
  'delete',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Those that are about an account, whatever was reported. */
export const ACCOUNT_ACTIONS = ['suspend', 'sign-out', 'delete'] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

export const isAccountAction = (action: ModerationAction): action is AccountAction =>
  (ACCOUNT_ACTIONS as readonly string[]).includes(action);

/** Decisions that the author gets an email about, with a reason. */
export const needsReason = (action: ModerationAction): boolean =>
  action !== 'approve' && action !== 'dismiss';
