/**
 * Writes shared/art/emblem-paths.json: the path data of the few game-icons that emblems.ts uses, so that the whole collection (6 MB)
 * never ends up in a bundle. Run it after changing the list: `node build/scripts/extract-emblems.mjs`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const art = new URL('../../shared/art/', import.meta.url);
const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const list = readFileSync(new URL('emblems.ts', art), 'utf8');

const paths = {};
for (const [, icon] of list.matchAll(/icon: '([\w-]+)'/g)) {
  const body = collection.icons[icon]?.body;
  if (!body) throw new Error(`game-icons has no "${icon}"`);
  paths[icon] = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}
writeFileSync(new URL('emblem-paths.json', art), `${JSON.stringify(paths, null, 2)}\n`);
