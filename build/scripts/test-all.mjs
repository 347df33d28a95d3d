// npm run test:all: what `npm test` runs, and the whole of what it only samples: kills, hung databases, packaging, random
// years and requests, every screen in every theme and width, every journey, a short round of every bench. (The corpus of
// attacks on the sandbox has a command of its own, test-sandbox.mjs.) When all pass, it writes a stamp of the sources they
// passed on, which is committed.
// With --unless-stamped, for CI, it does nothing when the stamp fits the sources as they are, and leaves out what `npm test`
// runs, which follows there anyway.
import { ensureInstalled, runNode, typescript } from './install.mjs';
import { prepare, runTests } from './run-tests.mjs';

const stamp = (command) => runNode([...typescript, 'build/scripts/test-stamp.ts', 'all', command]);
const unlessStamped = process.argv.includes('--unless-stamped');

ensureInstalled();
if (unlessStamped && !(await stamp('check'))) process.exit(0);
const { isGreen } = await runTests(unlessStamped ? ['long'] : ['product', 'long'], [], await prepare());
const benches = isGreen ? await runNode(['build/scripts/bench.mjs', '--short']) : 1;
process.exit(isGreen && !benches ? await stamp('write') : 1);
