// npm test: unit, use-case and contract tests, a sample of the attacks on the sandbox, the app in a real browser.
// Arguments go to Vitest alone: `npm test -- server/src/people/auth` runs those tests and no browser. `npm test -- --random` runs all of them
// in a random order, and prints how to repeat it.
import { prepare, runTests } from './run-tests.mjs';

const { isGreen } = await runTests(['product'], process.argv.slice(2), await prepare());
process.exit(isGreen ? 0 : 1);
