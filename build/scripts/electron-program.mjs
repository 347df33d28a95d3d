// Electron's package downloads its program when it's first started. Plain Node, no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Downloads Electron's program unless it's there already.
 * @param {string} folder of the package `electron`
 * @param {string} node that runs its script
 * @returns {string | undefined} what's wrong and what to do, if it isn't there now
 */
export function fetchElectron(folder, node = process.execPath) {
  if (process.env.ELECTRON_OVERRIDE_DIST_PATH || isThere(folder)) return undefined;
  console.log('Downloading Electron, which the desktop app runs on (about 100 MB, once) ...');
  const { status, stderr } = spawnSync(node, [join(folder, 'install.js')], {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  if (status === 0 && isThere(folder)) return undefined;
  const reason = /^\w*Error: (.+)$/m.exec(stderr ?? '')?.[1];
  return [
    `Electron couldn’t be downloaded, so the desktop app can’t start${reason ? `: ${reason}` : '.'}`,
    'It comes from github.com. Check your connection and run npm run desktop again, or set ELECTRON_MIRROR to the address of a mirror.',
  ].join('\n');
}

function isThere(folder) {
  try {
    return existsSync(join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8')));
  } catch {
    return false; // it was never downloaded
  }
}
