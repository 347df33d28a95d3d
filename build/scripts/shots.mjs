// npm run shots: pictures of every page, dialog and state of the web app, in both themes, at three widths, in every language.
import { ensureInstalled, runNode, typescript } from './install.mjs';
import { ensureChromium } from './system-tools.mjs';

ensureInstalled();
const CHROMIUM_PATH = ensureChromium();
const built = await runNode([
  ...typescript,
  'build/scripts/build.ts',
  '--without=desktop-app,compressed-copies',
]);
if (built) process.exit(built);
process.exit(
  await runNode([...typescript, 'e2e/shots/take-shots.ts', ...process.argv.slice(2)], { CHROMIUM_PATH }),
);
