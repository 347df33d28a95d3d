import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const sameEmail = () => new DomainError('conflict', text('email.same'));

export const emailInUse = () => new DomainError('conflict', text('email.in-use'));

export const wrongResetToken = () => new DomainError('forbidden', text('email.wrong-link'));

export function tooManyChanges(seconds: number): DomainError {
  return new DomainError('rate-limited', text('email.too-many-links', { minutes: Math.ceil(seconds / 60) }), {
    retryAfterSeconds: seconds,
  });
}
