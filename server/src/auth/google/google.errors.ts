import { DomainError } from '@server/platform/errors';

export const googleNotConfigured = () =>
  new DomainError(
    'unavailable',
    'This server isn’t connected to Google yet. Its host can set GOOGLE_CLIENT_ID.',
  );

export const googleRefused = () =>
  new DomainError('forbidden', 'Google couldn’t confirm who you are. Reload the page, then try again.');

export const googleUnreachable = (cause: unknown) =>
  new DomainError('unavailable', 'Google isn’t answering right now. Please try again in a minute.', {
    cause,
  });
