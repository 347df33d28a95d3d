// npm run content:import: lessons from an Exercism track, or from what content:export wrote.
import { ensureInstalled, runNode, typescript } from './install.mjs';

ensureInstalled('host');
process.exit(await runNode([...typescript, 'content-tools/import.ts', ...process.argv.slice(2)]));
