import { DomainError } from '@server/platform/errors';

export const emailTaken = () =>
  new DomainError('conflict', 'An account with this email already exists. Sign in instead.');

export const userDeleted = () => new DomainError('unauthenticated', "You're not logged in");
