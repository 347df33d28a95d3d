import { DomainError } from '@server/platform/errors';
import { UNDO_DAYS } from '@shared/rules/moderation';
import { Text, text } from '@shared/texts';

const conflict = (why: Text) => new DomainError('conflict', why);

export const subjectGone = () => new DomainError('not-found', text('moderation.subject-gone'));
export const alreadyReported = () => conflict(text('moderation.already-reported'));
export const caseGone = () => new DomainError('not-found', text('moderation.case-gone'));
export const alreadyDecided = () => conflict(text('moderation.already-decided'));
export const accountGone = () => new DomainError('not-found', text('moderation.account-gone'));
export const decisionGone = () => new DomainError('not-found', text('moderation.decision-gone'));
export const isAnAdmin = () => conflict(text('moderation.is-an-admin'));
export const alreadySuspended = () => conflict(text('moderation.already-suspended'));
export const deletionScheduled = () => conflict(text('moderation.deletion-scheduled'));
export const deletionFirst = () => conflict(text('moderation.deletion-first'));
export const cantUndo = () => conflict(text('moderation.cant-undo'));
export const tooLateToUndo = () => conflict(text('moderation.too-late-to-undo', { days: UNDO_DAYS }));
export const reasonMissing = () => new DomainError('invalid', text('moderation.reason-needed'));
export const doesntApply = () => new DomainError('invalid', text('moderation.doesnt-apply'));
export const approveOrHide = () => conflict(text('moderation.approve-or-hide'));
