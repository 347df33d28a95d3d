// npm run dev: restarts the server and reloads the web app and content when you save.
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, runNode, typescript } from './install.mjs';

endWithNpm();
ensureInstalled();
const webPort = process.env.WEB_PORT ?? '5173';
const server = runNode(['--watch', '--watch-preserve-output', ...typescript, 'server/src/main.ts'], {
  NODE_ENV: 'development',
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${webPort}`,
});
const web = runNode(['node_modules/vite/bin/vite.js', '--config', 'build/vite/web.vite.ts']);
process.exit(await Promise.race([server, web]));
