// npm run bench: runs all benchmarks, or the given ones: npm run bench -- submission lesson-read
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, runNode, typescript } from './install.mjs';
import { ensureChromium } from './system-tools.mjs';

ensureInstalled();
const all = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''))
  .sort();
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. Choose from: ${all.join(', ')}.`);
  process.exit(1);
}
const built = await runNode([...typescript, 'build/scripts/build.ts']);
if (built) process.exit(built);
const CHROMIUM_PATH = ensureChromium();
let failed = 0;
for (const name of requested.length > 0 ? requested : all) {
  failed = (await runNode([...typescript, `bench/${name}.bench.ts`], { CHROMIUM_PATH })) || failed;
}
process.exit(failed);
