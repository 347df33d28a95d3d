import { DomainError } from '@server/platform/errors';

export const discordNotConfigured = () =>
  new DomainError(
    'unavailable',
    'This server isn’t connected to Discord yet. Its host can set DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET.',
  );

export const discordRefused = () =>
  new DomainError('forbidden', 'Discord couldn’t confirm who you are. Please try again from the settings.');

export const discordUnreachable = (cause: unknown) =>
  new DomainError('unavailable', 'Discord isn’t answering right now. Please try again in a minute.', {
    cause,
  });
