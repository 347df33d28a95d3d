import { DomainError } from '@server/platform/errors';
import { HANDLE_CHANGE_DAYS, MAX_HANDLE_CHANGES } from '@shared/rules/handles';
import { MAX_IMAGE_PIXELS } from '@shared/rules/profile';

export const emailTaken = () =>
  new DomainError('conflict', 'An account with this email already exists. Sign in instead.');

export const userDeleted = () => new DomainError('unauthenticated', "You're not logged in");

export const handleTaken = () =>
  new DomainError('conflict', 'This handle is taken. Please choose another one.');

export const tooManyHandles = () =>
  new DomainError(
    'rate-limited',
    `You’ve changed your handle ${MAX_HANDLE_CHANGES} times in the last ${HANDLE_CHANGE_DAYS} days. Please wait a little.`,
  );

export const profileNotFound = () => new DomainError('not-found', 'There’s no learner with this name.');

export const imageNotFound = () => new DomainError('not-found', 'This profile image doesn’t exist.');

export const notAnImage = (cause?: unknown) =>
  new DomainError('invalid', 'Please choose an image: a JPEG, PNG, WebP, GIF or AVIF file.', { cause });

export const tooManyPixels = (cause?: unknown) =>
  new DomainError('invalid', `Please choose a smaller image: at most ${MAX_IMAGE_PIXELS / 1e6} megapixels.`, {
    cause,
  });

/** Told only to those who have just proved that the account is theirs. */
export function accountSuspended({
  suspensionReason,
  eraseAt,
}: {
  suspensionReason: string | null;
  eraseAt: Date | null;
}): DomainError {
  const until = eraseAt ? ` and will be deleted on ${DATE.format(eraseAt)}` : '';
  return new DomainError(
    'forbidden',
    `This account is suspended${until}. The reason: ${suspensionReason ?? ''}`,
  );
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
