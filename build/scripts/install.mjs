// Runs before anything is installed: plain Node 20 or newer, no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = join(root, 'node_modules/.installed-from');
const isWindows = process.platform === 'win32';

/** The project's pinned Node; the system's Node only starts it. */
export const pinnedNode = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installs dependencies unless node_modules matches the lock file. */
export function ensureInstalled() {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing dependencies from package-lock.json (about a minute) ...');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (npm.status !== 0) {
    console.error('npm ci failed: see its output above. It needs npm and a reachable package registry.');
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, hash);
}

/**
 * Runs a script on the pinned Node and resolves with its exit code. Signals are forwarded to it.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runNode(args, env = {}) {
  const child = spawn(pinnedNode, args, {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    env: {
      ...process.env,
      ...env,
      PATH: `${dirname(pinnedNode)}${isWindows ? ';' : ':'}${process.env.PATH}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((done) => child.on('close', (code) => done(code ?? 1)));
}

/** Arguments that let the pinned Node run TypeScript directly. */
export const typescript = ['--import', '@oxc-node/core/register'];
