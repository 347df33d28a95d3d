// npm run check: format and lint, types, folders, import rules, translations. Runs all of them, even after one has failed.
import folders from './import-rules/folders.cjs';
import { ensureInstalled, runNode } from './install.mjs';

ensureInstalled();
const lingui = 'node_modules/@lingui/cli/dist/lingui.js';
const checks = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.']],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  ['folders', ['build/scripts/import-rules/check-folders.mjs']],
  [
    'import rules',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      ...folders.CHECKED,
    ],
  ],
  ['translations are collected (npm run translations)', [lingui, 'check', 'sync']],
  ['translations are complete', [lingui, 'check', 'missing']],
];

const failed = [];
for (const [name, command] of checks) {
  console.log(`\n${name}`);
  if (await runNode(command)) failed.push(name);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll checks pass.');
process.exit(failed.length > 0 ? 1 : 0);
