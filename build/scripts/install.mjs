// Runs before anything is installed: plain Node 20 or newer, no dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installation } from './installation.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = join(root, 'node_modules/.installed-from');
const isWindows = process.platform === 'win32';

/** The project's pinned Node; the system's Node only starts it. */
export const pinnedNode = join(root, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node');

/** In an image, packages came without their scripts, so there's the image's Node instead of the pinned one: the same. */
const usedNode = () => (existsSync(pinnedNode) ? pinnedNode : process.execPath);

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/**
 * Installs what is missing or stale. `host` is what building and running the server takes (`dependencies`), `all` also the
 * tools for tests, checks and the desktop app (`devDependencies`).
 * @param {'host' | 'all'} wanted
 */
export function ensureInstalled(wanted = 'all') {
  const lock = lockHash();
  const plan = installation({
    wanted,
    lock,
    stamp: existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined,
    hasTools: existsSync(join(root, 'node_modules/vitest')),
  });
  if (!plan) return;
  console.log(plan.message);
  const npm = spawnSync('npm', [...plan.npm, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (npm.status !== 0) {
    console.error('npm failed: see its output above. It needs a reachable package registry.');
    process.exit(npm.status ?? 1);
  }
  writeFileSync(stamp, `${lock} ${plan.extent}`);
}

/**
 * Runs a script on the pinned Node and resolves with its exit code. Signals are forwarded to it.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runNode(args, env = {}) {
  return ended(startNode(args, env, 'inherit'));
}

/**
 * The same, for scripts that run side by side: with everything that it printed.
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function captureNode(args) {
  const child = startNode(args, process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return { code: await ended(child), output };
}

function startNode(args, env, stdio) {
  const child = spawn(usedNode(), args, {
    cwd: root,
    stdio,
    shell: isWindows,
    env: {
      ...process.env,
      ...env,
      PATH: `${dirname(pinnedNode)}${isWindows ? ';' : ':'}${process.env.PATH}`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return child;
}

const ended = (child) => new Promise((done) => child.on('close', (code) => done(code ?? 1)));

/** Arguments that let the pinned Node run TypeScript directly. */
export const typescript = ['--import', '@oxc-node/core/register'];
