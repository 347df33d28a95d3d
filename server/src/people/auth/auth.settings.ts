import { address, settingsPart, together, withoutClosingSlash } from '@server/platform/config';
import { z } from 'zod';

/** The client that learners sign in with Google by. `url` has no closing slash. */
export interface GoogleClient {
  clientId: string;
  url: string;
}

/** The application that learners link their Discord account with. `url` has no closing slash. */
export interface DiscordApplication {
  clientId: string;
  clientSecret: string;
  url: string;
}

export interface AuthSettings {
  /** Fingerprint of the secret that `authSecret` takes the place of. */
  replacedAuthSecret: string | undefined;
  /** Undefined: learners can't sign in with Google. */
  google: GoogleClient | undefined;
  /** Undefined: learners can't link a Discord account. */
  discord: DiscordApplication | undefined;
}

export const authSettings = settingsPart({
  environment: {
    REPLACE_AUTH_SECRET: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .optional()
      .describe('the fingerprint of the secret to replace, 16 hexadecimal digits'),
    GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('the id of a web client on Google Cloud'),
    GOOGLE_URL: address(/^https?$/)
      .default('https://accounts.google.com')
      .describe('the http(s) address of an OpenID provider that serves Google’s paths, for tests'),
    DISCORD_CLIENT_ID: z.string().min(1).optional().describe('the id of an application on Discord'),
    DISCORD_CLIENT_SECRET: z.string().min(1).optional().describe('the secret of that application'),
    DISCORD_URL: address(/^https?$/)
      .default('https://discord.com')
      .describe('the http(s) address of a provider that serves Discord’s paths, for tests'),
  },
  read: ({ GOOGLE_CLIENT_ID, DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET, ...values }): AuthSettings => {
    const discord = together({ DISCORD_CLIENT_ID, DISCORD_CLIENT_SECRET });
    return {
      replacedAuthSecret: values.REPLACE_AUTH_SECRET,
      google: GOOGLE_CLIENT_ID
        ? { clientId: GOOGLE_CLIENT_ID, url: withoutClosingSlash(values.GOOGLE_URL) }
        : undefined,
      discord: discord && {
        clientId: discord.DISCORD_CLIENT_ID,
        clientSecret: discord.DISCORD_CLIENT_SECRET,
        url: withoutClosingSlash(values.DISCORD_URL),
      },
    };
  },
});
