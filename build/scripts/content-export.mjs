// npm run content:export: a course, or all content, as a folder or a .zip file.
import { ensureInstalled, runNode, typescript } from './install.mjs';

ensureInstalled('host');
process.exit(await runNode([...typescript, 'content-tools/export.ts', ...process.argv.slice(2)]));
