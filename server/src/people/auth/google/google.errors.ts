import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const googleNotConfigured = () =>
  new DomainError(
    'unavailable',
    text('providers.not-connected', { provider: 'Google', settings: 'GOOGLE_CLIENT_ID' }),
  );

export const googleRefused = () => new DomainError('forbidden', text('google.refused'));

export const googleUnreachable = (cause: unknown) =>
  new DomainError('unavailable', text('providers.unreachable', { provider: 'Google' }), {
    cause,
  });
