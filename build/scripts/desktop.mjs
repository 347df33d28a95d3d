// npm run desktop: builds what is stale and opens the desktop app. EMBERFORGE_HOST names its server, which is
// http://localhost:3000 otherwise.
import { join } from 'node:path';
import { fetchElectron } from './electron-program.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, pinnedNode, root, runNode, typescript } from './install.mjs';

endWithNpm();
ensureInstalled();
const built = await runNode([...typescript, 'build/scripts/build.ts']);
if (built) process.exit(built);
const problem = fetchElectron(join(root, 'node_modules/electron'), pinnedNode);
if (problem) {
  console.error(problem);
  process.exit(1);
}
process.exit(await runNode(['node_modules/electron/cli.js', '.', ...process.argv.slice(2)]));
