// npm run test:desktop: the desktop app's test alone. ELECTRON_PATH names the Electron to run it on; without one it runs on
// the stand-in (docs/desktop.md).
import { runNode } from './install.mjs';
import { prepare } from './run-tests.mjs';

const env = await prepare();
const playwright = ['test', '--config', 'e2e/playwright.config.ts', '--project=desktop', '--reporter=list'];
process.exit(await runNode(['node_modules/@playwright/test/cli.js', ...playwright], env));
