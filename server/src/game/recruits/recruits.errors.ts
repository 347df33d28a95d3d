import { DomainError } from '@server/platform/errors';
import { CONFIRM_DAYS, MAX_INVITATIONS_A_DAY } from '@shared/rules/recruits';

export const ownRecruit = () => new DomainError('conflict', "Can't recruit yourself");

export const unknownHandle = (handle: string) =>
  new DomainError('not-found', `Nobody here is called ${handle}. Handles are in the address of a profile.`);

export const alreadyRecruited = (handle: string) =>
  new DomainError('conflict', `You’ve already said that ${handle} recruited you.`);

export const tooLateToConfirm = () =>
  new DomainError(
    'conflict',
    `You can only say who recruited you in the first ${CONFIRM_DAYS} days of your account.`,
  );

export const ownRecruiter = (handle: string) =>
  new DomainError('conflict', `You recruited ${handle}, so they can’t have recruited you.`);

export const tooManyInvitations = (retryAfterSeconds: number) =>
  new DomainError(
    'rate-limited',
    `You’ve invited ${MAX_INVITATIONS_A_DAY} friends today. Share your link instead, or invite more tomorrow.`,
    { retryAfterSeconds },
  );
