import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const confirmationNeeded = (maxSignInAgeSeconds: number) =>
  new DomainError('forbidden', text('confirmation.needed'), {
    maxSignInAgeSeconds,
  });

export const wrongConfirmationCode = () => new DomainError('forbidden', text('confirmation.wrong-code'));

export function tooManyConfirmationCodes(seconds: number): DomainError {
  return new DomainError(
    'rate-limited',
    text('confirmation.too-many-codes', { minutes: Math.ceil(seconds / 60) }),
    {
      retryAfterSeconds: seconds,
    },
  );
}
