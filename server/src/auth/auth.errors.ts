import { DomainError } from '@server/platform/errors';

const unauthenticated = (message: string) => new DomainError('unauthenticated', message);

export const notLoggedIn = () => unauthenticated("You're not logged in");
export const loginExpired = () => unauthenticated('Login has expired');
export const sessionEnded = () => unauthenticated('Your session has ended. Please sign in again.');
export const sessionExpired = () => unauthenticated('Your session has expired. Please sign in again.');
export const impersonationOver = () => unauthenticated('You’re no longer viewing this account.');
export const sessionReused = () =>
  unauthenticated('To keep your account safe, this session was ended. Please sign in again.');

export const alreadyRefreshed = () =>
  new DomainError('conflict', 'This session was just refreshed by another window. Please try again.');

export const tooManyRefreshes = () =>
  new DomainError('rate-limited', 'Too many requests. Please try again in 1 minute.', {
    retryAfterSeconds: 60,
  });

export const wrongCode = () =>
  new DomainError(
    'forbidden',
    'This sign-in link or code is wrong, expired, or already used. Please request a new one.',
  );

export const foreignOrigin = () =>
  new DomainError('forbidden', 'This request came from another site. Please use the app itself.');

export const unknownEmail = () => new DomainError('not-found', 'There’s no account with this email yet.');

export function tooManyLinks(seconds: number): DomainError {
  const minutes = Math.ceil(seconds / 60);
  const wait = `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return new DomainError(
    'rate-limited',
    `We’ve already sent you several sign-in links. Please check your email, or try again in ${wait}.`,
    { retryAfterSeconds: seconds },
  );
}

export const noSuchDevice = () => new DomainError('not-found', 'You’re already signed out on this device.');
