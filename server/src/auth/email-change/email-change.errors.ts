import { DomainError } from '@server/platform/errors';

export const sameEmail = () => new DomainError('conflict', 'That’s already your email address.');

export const emailInUse = () => new DomainError('conflict', 'Another account has this email address.');

export const wrongResetToken = () =>
  new DomainError(
    'forbidden',
    'This link is wrong, expired, or already used. Ask for a new one in your settings.',
  );

export function tooManyChanges(seconds: number): DomainError {
  const minutes = Math.ceil(seconds / 60);
  const wait = `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return new DomainError('rate-limited', `That’s a lot of links. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
