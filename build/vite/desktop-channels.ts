import type { Plugin } from 'vite';
import { importSource } from './import-source.ts';

const ID = 'virtual:desktop-channels';

interface Desktop {
  DESKTOP_CALLS: object;
  DESKTOP_EVENTS: object;
}

/** `virtual:desktop-channels`: the names of the bridge's channels, so that the preload script needs no schemas. */
export function desktopChannels(desktop: string): Plugin {
  return {
    name: 'emberforge:desktop-channels',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return;
      const { module } = await importSource<Desktop>(desktop);
      const channels = {
        calls: Object.keys(module.DESKTOP_CALLS),
        events: Object.keys(module.DESKTOP_EVENTS),
      };
      return `export const channels = ${JSON.stringify(channels)};`;
    },
  };
}
