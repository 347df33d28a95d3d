import { DomainError } from '@server/platform/errors';

export const alreadySetUp = () =>
  new DomainError('conflict', 'This server is already set up. Sign in as an admin to change its settings.');

export const wrongSetupCode = () =>
  new DomainError(
    'forbidden',
    'This setup code is wrong. Use the one that the server prints when it starts.',
  );

export const noDomains = () =>
  new DomainError('invalid', 'Please enter at least one domain, or choose another rule.');

export const hasAccount = () => new DomainError('conflict', 'This address already has an account.');

export const invitationGone = () => new DomainError('not-found', 'This invitation is gone.');
