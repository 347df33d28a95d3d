// Installs and builds what is stale, then starts the given program. npm start: the API and the web app on one port.
// npm run runner: a runner that takes runs from Redis (REDIS_URL). npm run events: a command for operators.
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, runNode, typescript } from './install.mjs';

endWithNpm();
ensureInstalled();
const [main = 'main', ...args] = process.argv.slice(2);
const built = await runNode([...typescript, 'build/scripts/build.ts']);
// In a terminal, show the address but not a line for each request.
const LOG_LEVEL = process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');
process.exit(
  built || (await runNode([`dist/server/${main}.js`, ...args], { NODE_ENV: 'production', LOG_LEVEL })),
);
