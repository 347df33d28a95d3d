// npm run test:sandbox: the whole corpus of attacks on the sandbox, on runner processes and in Chromium, and the proof
// that each defense is necessary. When all pass, it writes a stamp of the sources they passed on, which is committed.
// With --unless-stamped it does nothing when the stamp fits the sources as they are.
import { ensureInstalled, runNode, typescript } from './install.mjs';
import { prepare, runTests } from './run-tests.mjs';

const stamp = (command) => runNode([...typescript, 'build/scripts/test-stamp.ts', 'sandbox', command]);

ensureInstalled();
if (process.argv.includes('--unless-stamped') && !(await stamp('check'))) process.exit(0);
const { isGreen } = await runTests(['sandbox'], [], await prepare());
process.exit(isGreen ? await stamp('write') : 1);
