// npm run content:walk <course> …: solves every lesson of a course in Chromium, up to its certificate.
import { ensureInstalled, runNode, typescript } from './install.mjs';
import { ensureChromium } from './system-tools.mjs';

ensureInstalled();
const CHROMIUM_PATH = ensureChromium();
const built = await runNode([...typescript, 'build/scripts/build.ts']);
if (built) process.exit(built);
process.exit(
  await runNode([...typescript, 'e2e/walk/walk-course.ts', ...process.argv.slice(2)], { CHROMIUM_PATH }),
);
