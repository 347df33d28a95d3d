/**
 * Writes the path data of the few game-icons that each list below uses, so that the whole collection (6 MB) never ends up
 * in a bundle. Run it after changing a list: `node build/scripts/extract-emblems.mjs`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const root = new URL('../../', import.meta.url);
const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/** By the file that names its drawings as `icon: '…'`. */
const LISTS = {
  'shared/art/emblems.ts': 'shared/art/emblem-paths.json',
  'shared/art/role-badges.ts': 'shared/art/role-badge-paths.json',
  'renderer/src/features/site/lore/scenes.ts': 'renderer/src/features/site/lore/scenePaths.json',
};
/** Files of a folder that name theirs as `icon: …`. */
const FOLDERS = { 'content/achievements': 'server/src/game/achievements/drawings.json' };

for (const [list, output] of Object.entries(LISTS)) {
  const source = readFileSync(new URL(list, root), 'utf8');
  write(
    output,
    [...source.matchAll(/icon: '([\w-]+)'/g)].map(([, icon]) => icon),
  );
}
for (const [folder, output] of Object.entries(FOLDERS)) {
  const sources = readdirSync(new URL(folder, root))
    .sort()
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'));
  write(
    output,
    sources.map((source) => /^icon: ([\w-]+)$/m.exec(source)[1]),
  );
}

function write(output, icons) {
  const paths = Object.fromEntries(icons.map((icon) => [icon, pathOf(icon)]));
  writeFileSync(new URL(output, root), `${JSON.stringify(paths, null, 2)}\n`);
}

function pathOf(icon) {
  const body = collection.icons[icon]?.body;
  if (!body) throw new Error(`game-icons has no "${icon}"`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]).join('');
}
