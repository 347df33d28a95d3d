import { DomainError } from '@server/platform/errors';
import { Text, text } from '@shared/texts';

const unauthenticated = (why: Text) => new DomainError('unauthenticated', why);

export const notLoggedIn = () => unauthenticated(text('session.not-logged-in'));
export const loginExpired = () => unauthenticated(text('session.login-expired'));
export const sessionEnded = () => unauthenticated(text('session.ended'));
export const sessionExpired = () => unauthenticated(text('session.expired'));
export const impersonationOver = () => unauthenticated(text('session.impersonation-over'));
export const sessionReused = () => unauthenticated(text('session.ended-for-safety'));

export const alreadyRefreshed = () => new DomainError('conflict', text('session.just-refreshed'));

export const tooManyRefreshes = () =>
  new DomainError('rate-limited', text('request.too-many-for-minutes', { minutes: 1 }), {
    retryAfterSeconds: 60,
  });

export const wrongCode = () => new DomainError('forbidden', text('sign-in.wrong-code'));

export const foreignOrigin = () => new DomainError('forbidden', text('session.foreign-origin'));

export const unknownEmail = () => new DomainError('not-found', text('sign-in.unknown-email'));

export function tooManyLinks(seconds: number): DomainError {
  return new DomainError(
    'rate-limited',
    text('sign-in.too-many-links', { minutes: Math.ceil(seconds / 60) }),
    { retryAfterSeconds: seconds },
  );
}

export const noSuchDevice = () => new DomainError('not-found', text('session.no-such-device'));
