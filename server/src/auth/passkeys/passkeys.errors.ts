import { DomainError } from '@server/platform/errors';

export const passkeysUnavailable = () =>
  new DomainError(
    'unavailable',
    'Passkeys need https. The host of this server can set PUBLIC_URL to an https address.',
  );

export const passkeyRefused = (cause?: unknown) =>
  new DomainError('forbidden', 'We couldn’t sign you in with this passkey. Try again, or use your email.', {
    cause,
  });

export const passkeyNotAdded = (cause?: unknown) =>
  new DomainError('forbidden', 'The passkey couldn’t be added. Please try again.', { cause });

export const passkeyTaken = () => new DomainError('conflict', 'This passkey is already in use.');

export const tooManyPasskeys = (max: number) =>
  new DomainError('conflict', `You already have ${max} passkeys. Remove one first.`);

export const noPasskeyYet = () =>
  new DomainError('conflict', 'You don’t have a passkey yet. We can email you a code instead.');

export const noSuchPasskey = () => new DomainError('not-found', 'You don’t have this passkey any more.');
