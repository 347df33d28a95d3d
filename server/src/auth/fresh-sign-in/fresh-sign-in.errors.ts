import { DomainError } from '@server/platform/errors';

export const confirmationNeeded = (maxSignInAgeSeconds: number) =>
  new DomainError('forbidden', 'Please confirm that it’s you first, then try again.', {
    maxSignInAgeSeconds,
  });

export const wrongConfirmationCode = () =>
  new DomainError('forbidden', 'This code is wrong or expired. Use the newest email, or send another code.');

export function tooManyConfirmationCodes(seconds: number): DomainError {
  const minutes = Math.ceil(seconds / 60);
  const wait = `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return new DomainError(
    'rate-limited',
    `We’ve already sent you several codes. Please try again in ${wait}.`,
    {
      retryAfterSeconds: seconds,
    },
  );
}
