// npm run release: builds what is stale and packs it for hosts that don't build (docs/hosting.md).
import { ensureInstalled, runNode, typescript } from './install.mjs';

ensureInstalled('host');
const failed = await runNode([...typescript, 'build/scripts/build.ts', '--without=desktop-app']);
process.exit(failed || (await runNode([...typescript, 'build/scripts/release/release.ts'])));
