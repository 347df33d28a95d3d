// npm run desktop:package: builds what is stale, makes the desktop app's installers for this system, and puts them where the
// server offers them. Arguments go to electron-builder: `npm run desktop:package -- --linux dir` packs a folder only.
import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled, root, runNode, typescript } from './install.mjs';

const BUILDER = ['node_modules/electron-builder/cli.js', '--config', 'electron-builder.config.ts'];
/** The installers, and what the app's updates read. */
const OFFERED = /^Emberforge-.*\.(AppImage|deb|exe|dmg|zip|blockmap)$|^latest.*\.yml$/;

endWithNpm();
ensureInstalled();
const steps = [
  [...typescript, 'build/scripts/build.ts'],
  [...typescript, 'build/scripts/desktop/make-icons.ts'],
  [...BUILDER, '--publish', 'never', ...process.argv.slice(2)],
];
for (const step of steps) {
  const code = await runNode(step);
  if (code) process.exit(code);
}

const output = join(root, 'dist/desktop-installers');
const offered = join(root, 'dist/downloads/desktop');
const names = existsSync(output) ? readdirSync(output).filter((name) => OFFERED.test(name)) : [];
if (names.length > 0) mkdirSync(offered, { recursive: true });
for (const name of names) {
  copyFileSync(join(output, name), join(offered, name));
  console.log(`  /downloads/desktop/${name}`);
}
