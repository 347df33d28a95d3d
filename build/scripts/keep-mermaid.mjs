/**
 * Copies Mermaid as its package ships it for browsers, minified and with all it needs, to resources/mermaid (5 MB): its
 * package and what that depends on are 200 MB, which only developers install. Run it after installing another version:
 * `node build/scripts/keep-mermaid.mjs`.
 */
import { copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = join(root, 'resources/mermaid');
/** In the package, and here. */
const FILES = ['mermaid.esm.min.mjs', 'chunks/mermaid.esm.min/*.mjs'];

rmSync(target, { recursive: true, force: true });
const dist = join(root, 'node_modules/mermaid/dist');
for (const file of globSync(FILES, { cwd: dist })) {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  copyFileSync(join(dist, file), join(target, file));
}
copyFileSync(join(dist, '../LICENSE'), join(target, 'LICENSE'));
writeFileSync(
  join(target, 'mermaid.esm.min.d.mts'),
  "// Types are for developers, who have the package.\nexport { default, type MermaidConfig } from 'mermaid';\n",
);
