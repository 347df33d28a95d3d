import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const passkeysUnavailable = () => new DomainError('unavailable', text('passkeys.need-https'));

export const passkeyRefused = (cause?: unknown) =>
  new DomainError('forbidden', text('passkeys.refused'), {
    cause,
  });

export const passkeyNotAdded = (cause?: unknown) =>
  new DomainError('forbidden', text('passkeys.not-added'), { cause });

export const passkeyTaken = () => new DomainError('conflict', text('passkeys.taken'));

export const tooManyPasskeys = (max: number) =>
  new DomainError('conflict', text('passkeys.too-many', { max }));

export const noPasskeyYet = () => new DomainError('conflict', text('passkeys.none-yet'));

export const noSuchPasskey = () => new DomainError('not-found', text('passkeys.gone'));
