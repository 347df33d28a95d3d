import { DomainError } from '@server/platform/errors';
import { UNDO_DAYS } from '@shared/rules/moderation';

const conflict = (message: string) => new DomainError('conflict', message);

export const subjectGone = () => new DomainError('not-found', 'This doesn’t exist anymore.');
export const alreadyReported = () => conflict('You’ve already reported this. We’ll look at it soon.');
export const caseGone = () => new DomainError('not-found', 'This case doesn’t exist anymore.');
export const alreadyDecided = () => conflict('Somebody has already decided this.');
export const accountGone = () => new DomainError('not-found', 'This account doesn’t exist anymore.');
export const decisionGone = () => new DomainError('not-found', 'This decision doesn’t exist anymore.');
export const isAnAdmin = () => conflict('Admins can’t be suspended. Remove them as an admin first.');
export const alreadySuspended = () => conflict('This account is suspended already.');
export const deletionScheduled = () => conflict('This account is going to be deleted already.');
export const deletionFirst = () =>
  conflict('This account is going to be deleted. Take that back first, and then the suspension.');
export const cantUndo = () => conflict('Signing out, and what’s been undone already, can’t be undone.');
export const tooLateToUndo = () => conflict(`Decisions can be undone for ${UNDO_DAYS} days.`);
export const reasonMissing = () =>
  new DomainError('invalid', 'Please write a reason: the author gets it by email.');
export const doesntApply = () => new DomainError('invalid', 'That can’t be done with what was reported.');
export const approveOrHide = () => conflict('This review is waiting. Approve it or hide it.');
