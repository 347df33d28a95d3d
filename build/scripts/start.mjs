// npm start: installs, builds what is stale, and serves the API and the web app on one port.
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, runNode, typescript } from './install.mjs';

endWithNpm();
ensureInstalled();
const built = await runNode([...typescript, 'build/scripts/build.ts']);
// A person at a terminal wants the address, not a line for each request.
const LOG_LEVEL = process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');
process.exit(built || (await runNode(['dist/server/main.js'], { NODE_ENV: 'production', LOG_LEVEL })));
