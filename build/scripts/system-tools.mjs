// Finds or installs the system tools that the tests need. Plain Node 20 or newer, no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pinnedNode, root } from './install.mjs';

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

/** Installs Debian packages if running as root on Debian; returns whether it succeeded. */
function aptInstall(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`No ${names.join(', ')} found; installing it for the tests ...`);
  const install = ['-y', '-qq', '--no-install-recommends', 'install', ...names];
  return run('apt-get', ['-qq', 'update']) && run('apt-get', install);
}

/** Playwright's own download counts too. */
function findChromium() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  const others = [MAC, chromium.executablePath()].find((path) => existsSync(path));
  return process.env.CHROMIUM_PATH ?? onPath(...CHROMIUMS) ?? others;
}

/** Returns the path of a Chromium. If there is none and it can't be installed, exits with instructions. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (!aptInstall('chromium'))
    run(pinnedNode, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}

/** Tries to install Redis if it's missing; without it, the queue's tests are skipped. */
export function ensureRedis() {
  if (onPath('redis-server') || aptInstall('redis-server')) return;
  console.log("The queue's tests are skipped: they need redis-server on the PATH.");
}

/** Returns the path of desktop-file-validate. Tries to install it; undefined on systems that have no desktop entries. */
export function ensureDesktopFileValidate() {
  const name = 'desktop-file-validate';
  return onPath(name) ?? (aptInstall('desktop-file-utils') ? onPath(name) : undefined);
}

/**
 * Installs the keyring that the desktop app's test keeps its secrets in, if it's missing. Without one that test fails and
 * says what it needs.
 */
export function ensureKeyring() {
  if (process.platform !== 'linux' || (onPath('gnome-keyring-daemon') && onPath('dbus-daemon'))) return;
  aptInstall('libsecret-1-0', 'gnome-keyring', 'dbus-daemon', 'dbus-x11');
}
