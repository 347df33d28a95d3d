// npm run content:translated: says that translations fit their originals as they are now.
import { ensureInstalled, runNode, typescript } from './install.mjs';

ensureInstalled();
process.exit(await runNode([...typescript, 'content-tools/translated.ts', ...process.argv.slice(2)]));
