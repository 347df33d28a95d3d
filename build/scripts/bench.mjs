// npm run bench: runs all benchmarks, or the given ones: npm run bench -- submission lesson-read
// --short: one short round of each, to see that it still runs. --record: keeps the figures as what to expect from now on
// (bench/promises.ts); on a quiet machine.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root, runNode, typescript } from './install.mjs';
import { ensureChromium } from './system-tools.mjs';

ensureInstalled();
const all = readdirSync(join(root, 'bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .map((name) => name.replace('.bench.ts', ''))
  .sort();
const MODES = { '--short': 'BENCH_SHORT', '--record': 'BENCH_RECORD' };
const modes = process.argv.slice(2).filter((argument) => argument in MODES);
const requested = process.argv.slice(2).filter((argument) => !modes.includes(argument));
const unknown = requested.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. Choose from: ${all.join(', ')}.`);
  process.exit(1);
}
const built = await runNode([...typescript, 'build/scripts/build.ts']);
if (built) process.exit(built);
const CHROMIUM_PATH = ensureChromium();
const env = { CHROMIUM_PATH, ...Object.fromEntries(modes.map((mode) => [MODES[mode], '1'])) };
const failed = [];
for (const name of requested.length > 0 ? requested : all) {
  console.log(`\n${name}`);
  if (await runNode([...typescript, `bench/${name}.bench.ts`], env)) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll benchmarks ran.');
process.exit(failed.length > 0 ? 1 : 0);
