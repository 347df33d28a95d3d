import { t } from '@lingui/core/macro';
import { type ModerationAction, needsReason, type ReportKind } from '@shared/rules/moderation';
import type { ModerationDecision } from '@web/api';

/** What an admin is about to do, in the words of its dialog. */
export interface DecisionTexts {
  /** On the button that opens the dialog. */
  button: string;
  heading: (who: string) => string;
  text: string;
  confirm: string;
  danger?: boolean;
}

const UNDO = t`You can undo it for 30 days.`;

const CLEAR: Record<Exclude<ReportKind, 'review'>, DecisionTexts> = {
  name: {
    button: t`Clear name`,
    heading: (who) => t`Clear the name of ${who}?`,
    text: `${t`They’re called “Learner” until they enter another name.`} ${UNDO}`,
    confirm: t`Clear name`,
  },
  handle: {
    button: t`Replace handle`,
    heading: (who) => t`Replace the handle of ${who}?`,
    text: `${t`They get a neutral one, and nobody can take the old one.`} ${UNDO}`,
    confirm: t`Replace handle`,
  },
  bio: {
    button: t`Clear bio`,
    heading: (who) => t`Clear the bio of ${who}?`,
    text: `${t`They can write another one.`} ${UNDO}`,
    confirm: t`Clear bio`,
  },
  picture: {
    button: t`Remove picture`,
    heading: (who) => t`Remove the picture of ${who}?`,
    text: `${t`They can choose another one.`} ${UNDO}`,
    confirm: t`Remove picture`,
  },
};

const TEXTS: Record<Exclude<ModerationAction, 'clear'>, DecisionTexts> = {
  hide: {
    button: t`Hide review`,
    heading: (who) => t`Hide the review of ${who}?`,
    text: `${t`Only they see it then, and its stars no longer count.`} ${UNDO}`,
    confirm: t`Hide review`,
  },
  approve: {
    button: t({ message: 'Approve', context: 'verb, for a review' }),
    heading: (who) => t`Show the review of ${who} to everybody?`,
    text: UNDO,
    confirm: t({ message: 'Approve', context: 'verb, for a review' }),
  },
  dismiss: {
    button: t({ message: 'Dismiss', context: 'verb, for a report' }),
    heading: () => t`Leave it as it is?`,
    text: `${t`Its author hears nothing of it.`} ${UNDO}`,
    confirm: t({ message: 'Dismiss', context: 'verb, for a report' }),
  },
  suspend: {
    button: t`Suspend account`,
    heading: (who) => t`Suspend the account of ${who}?`,
    text: t`They’re signed out and can’t sign in, and others no longer see their profile and their reviews, until you take that back.`,
    confirm: t`Suspend account`,
    danger: true,
  },
  'sign-out': {
    button: t`Sign out everywhere`,
    heading: (who) => t`Sign ${who} out everywhere?`,
    text: t`All their sessions end. They can sign in again.`,
    confirm: t`Sign out everywhere`,
  },
  delete: {
    button: t`Delete account`,
    heading: (who) => t`Delete the account of ${who}?`,
    text: t`It’s suspended now, and deleted for good in 30 days with everything in it. Until then you can undo it.`,
    confirm: t`Delete account`,
    danger: true,
  },
};

export const textsOf = (action: ModerationAction, kind: ReportKind | null): DecisionTexts =>
  action === 'clear' ? CLEAR[kind as Exclude<ReportKind, 'review'>] : TEXTS[action];

const CLEARED: Record<Exclude<ReportKind, 'review'>, string> = {
  name: t`Name cleared`,
  handle: t`Handle replaced`,
  bio: t`Bio cleared`,
  picture: t`Picture removed`,
};

const DONE: Record<Exclude<ModerationAction, 'clear'>, string> = {
  hide: t`Review hidden`,
  approve: t`Review approved`,
  dismiss: t`Dismissed`,
  suspend: t`Account suspended`,
  'sign-out': t`Signed out everywhere`,
  delete: t`Account to be deleted`,
};

/** What an admin did. */
export const doneText = ({ action, kind }: Pick<ModerationDecision, 'action' | 'kind'>): string =>
  action === 'clear' ? CLEARED[kind as Exclude<ReportKind, 'review'>] : DONE[action];

/** Under the field: who reads the reason. */
export const reasonHint = (action: ModerationAction): string =>
  needsReason(action) ? t`They get an email with it.` : t`Only for the log.`;
