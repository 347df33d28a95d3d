import { DomainError } from '@server/platform/errors';
import { GITHUB_LINK_FAILED, GITHUB_LOGIN_FAILED } from '@shared/contracts';

export const notConfigured = () =>
  new DomainError(
    'unavailable',
    'This server isn’t connected to GitHub yet. Its host can set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET.',
  );

export const linkFailed = (cause?: unknown) => new DomainError('forbidden', GITHUB_LINK_FAILED, { cause });

export const loginFailed = (cause?: unknown) => new DomainError('forbidden', GITHUB_LOGIN_FAILED, { cause });

export const linkedElsewhere = (login: string) =>
  new DomainError(
    'conflict',
    `The GitHub account ${login} is already linked to another account here. Unlink it there first.`,
  );

export const notLinked = () =>
  new DomainError('forbidden', 'Your GitHub account isn’t linked. Link it, then try again.');

export const noLongerLinked = () =>
  new DomainError('forbidden', 'GitHub no longer gives us access to your account. Please link it again.');

export const noChecks = () => new DomainError('not-found', 'This lesson has no checks on GitHub.');

export const unreachable = (cause: unknown) =>
  new DomainError('unavailable', 'GitHub isn’t answering right now. Please try again in a minute.', {
    cause,
  });
