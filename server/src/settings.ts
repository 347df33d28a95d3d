import { z } from 'zod';
import { discordRewardsSettings } from './community/discord-rewards/discord-rewards.settings';
import { authSettings } from './people/auth/auth.settings';
import { BadSettings } from './platform/config';
import { platformSettings } from './platform/config/platform.settings';
import { eventsSettings } from './platform/events/events.settings';
import { httpSettings } from './platform/http/http.settings';
import { languageModelSettings } from './platform/language-model/language-model.settings';
import { mailSettings } from './platform/mail/mail.settings';
import { telemetrySettings } from './platform/telemetry/telemetry.settings';
import { githubSettings } from './solving/github/github.settings';

/** What the environment may set; the README's table says the same. Every one is optional. */
const environment = z.object({
  ...platformSettings.environment,
  ...telemetrySettings.environment,
  ...mailSettings.environment,
  ...languageModelSettings.environment,
  ...githubSettings.environment,
  ...authSettings.environment,
  ...discordRewardsSettings.environment,
  ...httpSettings.environment,
  ...eventsSettings.environment,
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

/** The server's settings, complete and checked. A feature injects them as its own type, such as `GithubSettings`. */
export type ServerSettings = ReturnType<typeof readSettings>;

/**
 * Reads the settings from the environment. An empty variable counts as absent.
 * @throws BadSettings with one line that names the setting and what it takes.
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new BadSettings(explain(parsed.error));
  const values = parsed.data;
  return {
    ...platformSettings.read(values),
    ...telemetrySettings.read(values),
    ...mailSettings.read(values),
    ...languageModelSettings.read(values),
    ...githubSettings.read(values),
    ...authSettings.read(values),
    ...discordRewardsSettings.read(values),
    ...httpSettings.read(values),
    ...eventsSettings.read(values),
  };
}

function explain(error: z.ZodError): string {
  const name = String(error.issues[0]?.path[0]) as keyof typeof environment.shape;
  return `${name} must be ${environment.shape[name].description}.`;
}
