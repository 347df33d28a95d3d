// npm test: unit, use-case and contract tests, a sample of the attacks on the sandbox, the app in a real browser.
// Arguments go to Vitest alone: `npm test -- server/src/auth` runs those tests and no browser.
import { prepare, runTests } from './run-tests.mjs';

const { isGreen } = await runTests(['product'], process.argv.slice(2), await prepare());
process.exit(isGreen ? 0 : 1);
