/**
 * Writes renderer/src/ui/icons: of Lucide's icons, those that the web app imports from there, each in a file of its own, so
 * that each page loads only its own. All of Lucide are 4,000 files, and only developers install it. Run it after importing
 * another icon: `node build/scripts/extract-icons.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = `${root}renderer/src/ui/icons`;
const lucide = `${root}node_modules/lucide-react/dist/esm`;
/** Written by hand. */
const KEPT = ['icon.ts', 'icons.test.tsx'];
const IMPORT = /import \{([^}]*)\} from '(?:@web\/ui|\.{1,2})\/icons'/g;

/** The icons' names, as the web app imports them. */
function importedNames() {
  const files = globSync('renderer/src/**/*.{ts,tsx}', { cwd: root });
  const names = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(IMPORT)].flatMap(([, list]) => list.split(',')),
  );
  const icons = names.map((name) => name.trim().replace(/ as \w+$/, ''));
  return [...new Set(icons.filter((name) => name && !name.startsWith('type ')))].sort();
}

const index = readFileSync(`${lucide}/lucide-react.mjs`, 'utf8');

/** An icon's file in Lucide, which may call it by a newer name. */
function fileOf(name) {
  const line = index.split('\n').find((line) => new RegExp(`\\bas ${name}\\b`).test(line));
  const file = /'\.\/icons\/([\w-]+)\.mjs'/.exec(line ?? '')?.[1];
  if (!file) throw new Error(`Lucide has no icon ${name}`);
  return file;
}

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!KEPT.includes(name)) rmSync(`${folder}/${name}`);

const exports = ["export type { LucideIcon } from './icon';"];
for (const name of importedNames()) {
  const file = fileOf(name);
  const { __iconData: icon } = await import(`${lucide}/icons/${file}.mjs`);
  const shapes = icon.node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
  writeFileSync(
    `${folder}/${file}.ts`,
    `import { icon } from './icon';\n\nexport const ${name} = icon('${icon.name}', ${JSON.stringify(shapes)});\n`,
  );
  exports.push(`export { ${name} } from './${file}';`);
}
writeFileSync(
  `${folder}/index.ts`,
  `// Written by build/scripts/extract-icons.mjs.\n${exports.sort((a, b) => (a.split("'")[1] < b.split("'")[1] ? -1 : 1)).join('\n')}\n`,
);
execFileSync(process.execPath, [`${root}node_modules/@biomejs/biome/bin/biome`, 'check', '--write', folder], {
  stdio: 'inherit',
});
