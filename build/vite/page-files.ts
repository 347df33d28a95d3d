import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrerenderedPage } from '@shared/contracts/prerender';
import type { Manifest, Plugin } from 'vite';

type PageFiles = Pick<PrerenderedPage, 'css' | 'styles' | 'scripts'>;

const ID = 'virtual:page-files';
const PAGE = /page\(\s*'([^']+)'[\s\S]*?import\('(@web|\.)\/([^']+)'\)/g;
/** Where the two kinds of imports begin. */
const FOLDERS: Record<string, string> = { '@web': 'src', '.': 'src/pages' };

/**
 * `virtual:page-files`: the styles (with the entry's) and the scripts (without the entry's) of each page in
 * `pages.ts`, by the page's path, from the built web app.
 */
export function pageFiles(pages: string, webDir: string): Plugin {
  return {
    name: 'emberforge:page-files',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return;
      const manifest = JSON.parse(readFileSync(join(webDir, '.vite/manifest.json'), 'utf8')) as Manifest;
      const files = [...readFileSync(pages, 'utf8').matchAll(PAGE)].map(([, path, from = '', module]) => [
        path,
        filesOf(webDir, manifest, `${FOLDERS[from]}/${module}.tsx`),
      ]);
      return `export const pageFiles = ${JSON.stringify(Object.fromEntries(files))};`;
    },
  };
}

/** Chunks that load lazily in the browser and have been loaded when a page is rendered. */
const LOADED = ['src/features/learning/lesson-text/Markdown.tsx'];

function filesOf(webDir: string, manifest: Manifest, module: string): PageFiles {
  if (!manifest[module]) throw new Error(`The web app has no chunk for ${module}`);
  const entry = chunksFrom(manifest, 'index.html');
  const page = chunksFrom(manifest, module);
  for (const lazy of LOADED)
    if ([...page].some((key) => manifest[key]?.dynamicImports?.includes(lazy)))
      chunksFrom(manifest, lazy, page);
  const own = [...page].filter((key) => !entry.has(key));
  const sheetsOf = (keys: Iterable<string>) => [
    ...new Set([...keys].flatMap((key) => manifest[key]?.css ?? [])),
  ];
  const styles = sheetsOf(own);
  return {
    css: [...sheetsOf(entry), ...styles].map((file) => readFileSync(join(webDir, file), 'utf8')).join(''),
    styles,
    scripts: own.map((key) => manifest[key]!.file),
  };
}

/** A chunk and everything that it imports statically, each after what it imports: the order of their styles. */
function chunksFrom(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  for (const imported of manifest[key]?.imports ?? []) chunksFrom(manifest, imported, found);
  return found.add(key);
}
