import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const discordNotConfigured = () =>
  new DomainError(
    'unavailable',
    text('providers.not-connected', {
      provider: 'Discord',
      settings: 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET',
    }),
  );

export const discordRefused = () => new DomainError('forbidden', text('discord.refused'));

export const discordUnreachable = (cause: unknown) =>
  new DomainError('unavailable', text('providers.unreachable', { provider: 'Discord' }), {
    cause,
  });
