import type { ChestKind } from './chests';

/** What recruiting a friend takes and pays: the server uses these numbers, and the dialog and /odds show them. */

/** A friend's own chest, for their first lesson. */
export const RECRUIT_CHEST: ChestKind = 'common';

/** The recruiter's chest, once the friend has settled in. */
export const RECRUITER_CHEST: ChestKind = 'uncommon';

/**
 * When a friend has settled in: lessons solved without looking at the solution first, on different days of the friend's.
 * An account that somebody opens only for a chest doesn't get there quickly, and no address or device has to be stored.
 */
export const SETTLED_IN = { lessons: 5, days: 3 } as const;

/** A recruiter's chests in a rolling period. Friends beyond that still count for achievements and karma. */
export const RECRUITER_CHEST_LIMIT = { chests: 5, days: 30 } as const;

/** The recruiter's karma for each friend who has settled in. */
export const KARMA_PER_RECRUIT = 10;

/** How long a new account can say who recruited it. */
export const CONFIRM_DAYS = 7;

/** Invitations by email: how many a learner can send in 24 hours, and after how long we delete their addresses. */
export const MAX_INVITATIONS_A_DAY = 10;
export const INVITATION_DAYS = 30;

export interface RecruitProgress {
  lessons: number;
  days: number;
}

export const hasSettledIn = ({ lessons, days }: RecruitProgress): boolean =>
  lessons >= SETTLED_IN.lessons && days >= SETTLED_IN.days;
