// Installs and builds what is stale, then starts the given program. npm start: the API and the web app on one port.
// npm run runner: a runner that takes runs from Redis (REDIS_URL). npm run events: a command for operators.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, pinnedNode, root, runNode, typescript } from './install.mjs';

endWithNpm();
// A release is built already (npm run release).
const isRelease = !existsSync(join(root, 'build/scripts/build.ts'));
const unpacked = isRelease || unpackRuntimes();
ensureInstalled('host');
const [main = 'main', ...args] = process.argv.slice(2);
// npm run install:host: so that the server can be started by a user who may not write here.
if (main === '--install') process.exit(0);
if (!isRelease) {
  await unpacked;
  const leftOut = '--without=desktop-app,compressed-copies';
  const failed = await runNode([...typescript, 'build/scripts/build.ts', leftOut]);
  if (failed) process.exit(failed);
}
// In a terminal, show the address but not a line for each request.
const LOG_LEVEL = process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info');
const server = runNode([`dist/server/${main}.js`, ...args], { NODE_ENV: 'production', LOG_LEVEL });
// Beside the server, with the time that nobody else wants: the first page shouldn't wait for it.
const compressing =
  !isRelease &&
  main === 'main' &&
  spawn(pinnedNode, ['build/scripts/compress-web.mjs', 'dist/web/assets'], { cwd: root, stdio: 'inherit' });
const code = await server;
if (compressing) compressing.kill();
process.exit(code);

/** Starts unpacking them: npm, which mostly waits, leaves a processor for it. The build reports what fails. */
function unpackRuntimes() {
  const child = spawn(
    process.execPath,
    ['build/scripts/unpack-runtimes.mjs', 'resources/runtimes', 'dist/runtimes/unpacked'],
    { cwd: root, stdio: 'ignore' },
  );
  return new Promise((done) => child.on('close', done));
}
