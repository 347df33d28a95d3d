import type { Plugin, Rollup } from 'vite';

/** Waits for the reader's language while it loads (renderer/src/i18n/i18n.ts). */
const WAITING = '/renderer/src/i18n/i18n.ts';
/** What it waits for (renderer/src/i18n/catalogs.ts). */
const AWAITED = [/\/renderer\/locales\/[^/]+\.po$/, /\/renderer\/src\/i18n\/text-ids\.ts$/];

const holds = ({ moduleIds }: Rollup.OutputChunk, matches: (id: string) => boolean) =>
  moduleIds.some(matches);

/**
 * Fails the build if a translation's chunks import the chunk that waits for them: neither would ever start, and in that
 * language every page would be blank.
 */
export function languageFirst(): Plugin {
  return {
    name: 'emberforge:language-first',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const awaited of chunks.filter((chunk) =>
        holds(chunk, (id) => AWAITED.some((file) => file.test(id))),
      ))
        for (const chunk of withImports(awaited, bundle))
          if (holds(chunk, (id) => id.endsWith(WAITING)))
            this.error(`${awaited.fileName} imports ${chunk.fileName}, which waits for it`);
    },
  };
}

/** A chunk and all that it imports statically. */
function withImports(first: Rollup.OutputChunk, bundle: Rollup.OutputBundle): Set<Rollup.OutputChunk> {
  const found = new Set([first]);
  for (const { imports } of found)
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') found.add(chunk);
    }
  return found;
}
