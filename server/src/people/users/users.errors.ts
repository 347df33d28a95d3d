import { DomainError } from '@server/platform/errors';
import { HANDLE_CHANGE_DAYS, MAX_HANDLE_CHANGES } from '@shared/rules/handles';
import { MAX_IMAGE_PIXELS } from '@shared/rules/profile';
import { text } from '@shared/texts';

export const emailTaken = () => new DomainError('conflict', text('sign-in.email-taken'));

export const userDeleted = () => new DomainError('unauthenticated', text('session.not-logged-in'));

export const handleTaken = () => new DomainError('conflict', text('users.handle-taken'));

export const tooManyHandles = () =>
  new DomainError(
    'rate-limited',
    text('users.too-many-handles', { count: MAX_HANDLE_CHANGES, days: HANDLE_CHANGE_DAYS }),
  );

export const profileNotFound = () => new DomainError('not-found', text('users.no-such-learner'));

export const imageNotFound = () => new DomainError('not-found', text('users.no-such-image'));

export const notAnImage = (cause?: unknown) =>
  new DomainError('invalid', text('users.not-an-image'), { cause });

export const tooManyPixels = (cause?: unknown) =>
  new DomainError('invalid', text('users.too-many-pixels', { count: MAX_IMAGE_PIXELS / 1e6 }), {
    cause,
  });

/** Only for a caller who has just proved that the account is theirs. */
export function accountSuspended({
  suspensionReason,
  eraseAt,
}: {
  suspensionReason: string | null;
  eraseAt: Date | null;
}): DomainError {
  const reason = suspensionReason ?? '';
  return new DomainError(
    'forbidden',
    eraseAt
      ? text('sign-in.suspended-until-deletion', { date: eraseAt, reason })
      : text('sign-in.suspended', { reason }),
  );
}
