import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const alreadySetUp = () => new DomainError('conflict', text('setup.already-done'));

export const wrongSetupCode = () => new DomainError('forbidden', text('setup.wrong-code'));

export const noDomains = () => new DomainError('invalid', text('setup.no-domains'));

export const hasAccount = () => new DomainError('conflict', text('setup.has-account'));

export const invitationGone = () => new DomainError('not-found', text('setup.invitation-gone'));
