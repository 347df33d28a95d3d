// Installs and builds what is stale. Then, npm start: serves the API and the web app on one port; npm run runner: takes
// runs from Redis (REDIS_URL) and does them on this machine; npm run events: an operator's command.
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, runNode, typescript } from './install.mjs';

endWithNpm();
ensureInstalled();
const [main = 'main', ...args] = process.argv.slice(2);
const built = await runNode([...typescript, 'build/scripts/build.ts']);
// A person at a terminal wants the address, not a line for each request.
const LOG_LEVEL = process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');
process.exit(
  built || (await runNode([`dist/server/${main}.js`, ...args], { NODE_ENV: 'production', LOG_LEVEL })),
);
