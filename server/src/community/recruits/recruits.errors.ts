import { DomainError } from '@server/platform/errors';
import { CONFIRM_DAYS, MAX_INVITATIONS_A_DAY } from '@shared/rules/recruits';
import { text } from '@shared/texts';

export const ownRecruit = () => new DomainError('conflict', text('recruits.self'));

export const unknownHandle = (handle: string) =>
  new DomainError('not-found', text('recruits.unknown-handle', { handle }));

export const alreadyRecruited = (handle: string) =>
  new DomainError('conflict', text('recruits.already', { handle }));

export const tooLateToConfirm = () =>
  new DomainError('conflict', text('recruits.too-late', { count: CONFIRM_DAYS }));

export const ownRecruiter = (handle: string) =>
  new DomainError('conflict', text('recruits.own-recruit', { handle }));

export const tooManyInvitations = (retryAfterSeconds: number) =>
  new DomainError('rate-limited', text('recruits.too-many-invitations', { count: MAX_INVITATIONS_A_DAY }), {
    retryAfterSeconds,
  });
