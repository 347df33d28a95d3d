import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const ID = 'virtual:page-files';
const PAGE = /page\(\s*'([^']+)'[\s\S]*?import\('@web\/([^']+)'\)/g;

/**
 * `virtual:page-files`: for the path of each page in `pages.ts`, its styles, the entry's included, and the scripts that
 * its chunk needs besides the entry's, from the built web app.
 */
export function pageFiles(pages: string, webDir: string): Plugin {
  return {
    name: 'emberforge:page-files',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return;
      const manifest = JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const files = [...readFileSync(pages, 'utf8').matchAll(PAGE)].map(([, path, module]) => [
        path,
        filesOf(webDir, manifest, `src/${module}.tsx`),
      ]);
      return `export const pageFiles = ${JSON.stringify(Object.fromEntries(files))};`;
    },
  };
}

function filesOf(webDir: string, manifest: Manifest, module: string): { css: string; scripts: string[] } {
  if (!manifest[module]) throw new Error(`The web app has no chunk for ${module}`);
  const entry = chunksFrom(manifest, 'index.html');
  const own = [...chunksFrom(manifest, module)].filter((key) => !entry.has(key));
  const sheets = [...entry, ...own].flatMap((key) => manifest[key]?.css ?? []);
  return {
    css: sheets.map((file) => readFileSync(join(webDir, file), 'utf8')).join(''),
    scripts: own.map((key) => manifest[key]!.file),
  };
}

/** A chunk and everything that it imports statically. */
function chunksFrom(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const imported of manifest[key]?.imports ?? []) chunksFrom(manifest, imported, found);
  return found;
}
