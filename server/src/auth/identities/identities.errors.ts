import { DomainError } from '@server/platform/errors';

export const linkedElsewhere = (provider: string, name: string) =>
  new DomainError(
    'conflict',
    `The ${provider} account ${name} is already linked to another account here. Unlink it there first.`,
  );

export const otherAccountLinked = (provider: string) =>
  new DomainError(
    'conflict',
    `Your account here is linked to another ${provider} account. Sign in with that one, or by email.`,
  );

export const unverifiedEmail = (provider: string) =>
  new DomainError(
    'forbidden',
    `${provider} hasn’t verified your email address yet. Verify it there, or sign in by email here.`,
  );
