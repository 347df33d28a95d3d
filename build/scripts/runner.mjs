// npm run runner: builds what is stale, then takes runs from Redis (REDIS_URL) and does them on this machine.
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, runNode, typescript } from './install.mjs';

endWithNpm();
ensureInstalled();
const built = await runNode([...typescript, 'build/scripts/build.ts']);
const LOG_LEVEL = process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');
const env = { NODE_ENV: 'production', LOG_LEVEL };
process.exit(built || (await runNode(['dist/server/runner-main.js'], env)));
