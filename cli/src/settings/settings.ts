import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { z } from 'zod/mini';
import { CliError } from '../errors';

const settings = z.object({
  /** The server that the learner signed in to, without a closing slash. */
  server: z.optional(z.url({ protocol: /^https?$/ })),
  /** Where requests of lessons go, in place of the lessons' own addresses. */
  baseUrl: z.optional(z.url({ protocol: /^https?$/ })),
  colors: z.optional(z.enum(['auto', 'always', 'never'])),
});
export type Settings = z.infer<typeof settings>;

/** Where settings are, and tokens if there is no keychain. */
export const settingsFolder = (): string =>
  process.env.EMBERFORGE_CONFIG_DIR ?? envPaths('emberforge', { suffix: '' }).config;

const fileOf = (folder: string) => join(folder, 'settings.json');

/** @throws CliError if the file is there, but can't be read */
export function readSettings(folder = settingsFolder()): Settings {
  const file = fileOf(folder);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new CliError(`Can’t read your settings: ${(error as Error).message}`);
  }
  try {
    return settings.parse(JSON.parse(text));
  } catch {
    throw new CliError(`Your settings in ${file} aren’t valid.`, 'Fix the file, or delete it to start over.');
  }
}

/** Changes some settings; undefined resets one. A crash leaves the old file or the new one, never half of it. */
export function changeSettings(changes: Partial<Settings>, folder = settingsFolder()): void {
  const next = { ...readSettings(folder), ...changes };
  const file = fileOf(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, `${JSON.stringify(next, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new CliError(`Can’t save your settings: ${(error as Error).message}`);
  }
}
