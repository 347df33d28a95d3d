import { CliError } from '../errors';
import { print } from '../report/console';
import { asAddress } from '../settings/addresses';
import { changeSettings, readSettings, type Settings } from '../settings/settings';

export interface ConfigOptions {
  reset?: boolean;
}

interface Setting {
  key: keyof Settings;
  /** @throws CliError for a value that doesn't fit */
  parse(value: string): Partial<Settings>;
}

const COLORS = ['auto', 'always', 'never'] as const;

const SETTINGS: Record<string, Setting> = {
  server: { key: 'server', parse: (value) => ({ server: asAddress(value) }) },
  base_url: { key: 'baseUrl', parse: (value) => ({ baseUrl: asBaseUrl(value) }) },
  colors: {
    key: 'colors',
    parse(value) {
      const colors = COLORS.find((color) => color === value);
      if (!colors) throw new CliError(`"${value}" isn’t one of ${COLORS.join(', ')}.`);
      return { colors };
    },
  },
};

/** Shows all settings or one, changes one, or resets it. @throws CliError */
export function config(name: string | undefined, value: string | undefined, { reset }: ConfigOptions): void {
  if (name === undefined) {
    for (const [each, { key }] of Object.entries(SETTINGS)) print(`${each}=${readSettings()[key] ?? ''}`);
    return;
  }
  const setting = Object.hasOwn(SETTINGS, name) ? SETTINGS[name] : undefined;
  if (!setting)
    throw new CliError(`There’s no setting "${name}".`, `The settings: ${Object.keys(SETTINGS).join(', ')}`);
  if (reset && value !== undefined) throw new CliError('Give either a value or --reset.');
  if (reset) changeSettings({ [setting.key]: undefined });
  else if (value !== undefined) changeSettings(setting.parse(value));
  print(`${name}=${readSettings()[setting.key] ?? ''}`);
}

/** With its path, which may be part of the learner's addresses, without a closing slash. @throws CliError */
function asBaseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CliError(`"${value}" isn’t an address.`, 'It looks like http://localhost:8080');
  return value.replace(/\/+$/, '');
}
