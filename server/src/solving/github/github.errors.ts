import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const notConfigured = () =>
  new DomainError(
    'unavailable',
    text('providers.not-connected', {
      provider: 'GitHub',
      settings: 'GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET',
    }),
  );

export const linkFailed = (cause?: unknown) =>
  new DomainError('forbidden', text('github.link-failed'), { cause });

export const loginFailed = (cause?: unknown) =>
  new DomainError('forbidden', text('github.login-failed'), { cause });

export const linkedElsewhere = (login: string) =>
  new DomainError('conflict', text('providers.linked-elsewhere', { provider: 'GitHub', name: login }));

export const notLinked = () => new DomainError('forbidden', text('github.not-linked'));

export const noLongerLinked = () => new DomainError('forbidden', text('github.no-longer-linked'));

export const noChecks = () => new DomainError('not-found', text('lessons.no-github-checks'));

export const unreachable = (cause: unknown) =>
  new DomainError('unavailable', text('providers.unreachable', { provider: 'GitHub' }), {
    cause,
  });
