// npm run content:stamp: checks all content, mutants included, and keeps the results for everybody.
import { ensureInstalled, runNode, typescript } from './install.mjs';

ensureInstalled();
const check = (...options) => runNode([...typescript, 'content-tools/check.ts', '--stamp', ...options]);
process.exit((await check()) || (await check('--mutants')));
