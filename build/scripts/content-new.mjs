// npm run content:new: writes a lesson that passes content:check, to start from.
import { ensureInstalled, runNode, typescript } from './install.mjs';

ensureInstalled();
process.exit(await runNode([...typescript, 'content-tools/new.ts', ...process.argv.slice(2)]));
