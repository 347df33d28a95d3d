// npm run content:check: the schema of content/, every solution, starter and known mistake; with --mutants, what the
// tests miss.
import { ensureInstalled, runNode, typescript } from './install.mjs';

ensureInstalled();
process.exit(await runNode([...typescript, 'content-tools/check.ts', ...process.argv.slice(2)]));
