// npm run check: format and lint, types, folders, imports, sources, translations. Runs all of them, even after one has failed.
import { availableParallelism } from 'node:os';
import folders from './import-rules/folders.cjs';
import { captureNode, ensureInstalled } from './install.mjs';

ensureInstalled();
const lingui = 'node_modules/@lingui/cli/dist/lingui.js';
const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
/** The longest first. */
const checks = [
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  ['import rules', [cruiser, '--config', '.dependency-cruiser.cjs', ...folders.CHECKED]],
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['translations are collected (npm run translations)', [lingui, 'check', 'sync']],
  ['translations are complete', [lingui, 'check', 'missing']],
  ['rules about sources', ['build/scripts/import-rules/check-sources.mjs']],
  ['folders', ['build/scripts/import-rules/check-folders.mjs']],
];

const waiting = [...checks];
const failed = [];

/** One check after the other; what they print stays together. */
async function runChecks() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [name, command] = check;
    const started = performance.now();
    const { code, output } = await captureNode(command);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`\n${name} (${seconds} s)\n${output.trimEnd()}`);
    if (code) failed.push(name);
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, runChecks));
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll checks pass.');
process.exit(failed.length > 0 ? 1 : 0);
