import { settingsPart } from '@server/platform/config';
import { z } from 'zod';

export interface DiscordRewardsSettings {
  /** Of the bot that gives learners gems and items. */
  discordBotSecret: string | undefined;
}

export const discordRewardsSettings = settingsPart({
  environment: {
    DISCORD_BOT_SECRET: z
      .string()
      .min(32)
      .optional()
      .describe('at least 32 characters, which a bot sends to give learners gems and items'),
  },
  read: (values): DiscordRewardsSettings => ({ discordBotSecret: values.DISCORD_BOT_SECRET }),
});
