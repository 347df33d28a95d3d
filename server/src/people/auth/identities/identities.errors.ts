import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const linkedElsewhere = (provider: string, name: string) =>
  new DomainError('conflict', text('providers.linked-elsewhere', { provider, name }));

export const otherAccountLinked = (provider: string) =>
  new DomainError('conflict', text('providers.other-account-linked', { provider }));

export const unverifiedEmail = (provider: string) =>
  new DomainError('forbidden', text('providers.unverified-email', { provider }));
