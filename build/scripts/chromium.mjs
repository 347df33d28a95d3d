// Finds the Chromium that the browser tests drive, or installs one. Plain Node 20 or newer, no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pinnedNode, root } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .concat(MAC)
    .find((path) => existsSync(path));

/** Playwright's own download, if it was made before. */
function playwrights() {
  const { chromium } = createRequire(join(root, 'package.json'))('playwright');
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

const find = () => process.env.CHROMIUM_PATH ?? onPath() ?? playwrights();

const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

function isRootOnDebian() {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/debian_version') &&
    readFileSync('/etc/debian_version').length > 0
  );
}

function install() {
  console.log('No Chromium found; installing one for the browser tests ...');
  if (isRootOnDebian()) {
    const apt = ['-y', '-qq', '--no-install-recommends', 'install', 'chromium'];
    if (run('apt-get', ['-qq', 'update']) && run('apt-get', apt)) return;
  }
  run(pinnedNode, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
}

/** The path of a Chromium; ends the process with one line that says what to do when there is none to be had. */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  install();
  const installed = find();
  if (installed) return installed;
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  );
  process.exit(1);
}
