import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Messages } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { fromRoot } from './from-root.ts';

/** Where the texts of notifications are. */
const FOLDERS = [
  'renderer/src/service-worker/',
  'renderer/src/features/community/notification-texts/',
  'renderer/src/game-names/',
];

/** The translations that the service worker needs, compiled, by language. It can't load the catalogs when it needs them. */
export async function workerTexts(): Promise<Record<string, Messages>> {
  const config = getConfig({ configPath: fromRoot('lingui.config.ts') });
  const texts: Record<string, Messages> = {};
  for (const catalog of await getCatalogs(config))
    for (const locale of config.locales) {
      const messages = Object.entries((await catalog.read(locale)) ?? {});
      const own = messages.filter(([, { origin = [] }]) =>
        origin.some(([file]) => FOLDERS.some((folder) => file.startsWith(folder))),
      );
      texts[locale] = Object.fromEntries(
        own.flatMap(([id, { translation }]) =>
          translation ? [[id, compileMessageOrThrow(translation)]] : [],
        ),
      );
    }
  return texts;
}
