// npm run desktop: builds what is stale and opens the desktop app. EMBERFORGE_HOST names its server, which is
// http://localhost:3000 otherwise.
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, runNode, typescript } from './install.mjs';

endWithNpm();
ensureInstalled();
const built = await runNode([...typescript, 'build/scripts/build.ts']);
// Electron's package downloads its program when it's first started.
process.exit(built || (await runNode(['node_modules/electron/cli.js', '.', ...process.argv.slice(2)])));
