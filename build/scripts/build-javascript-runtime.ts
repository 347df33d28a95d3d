/**
 * Builds resources/runtimes/javascript/: the package's QuickJS as WebAssembly, and the bundled guest code that is
 * evaluated before a program (shared/runner/javascript/guest/).
 *
 *   npm run runtime:javascript
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JavaScriptManifest } from '../../shared/runner/javascript/assets';
import { bundleGuest } from '../../shared/runner/javascript/bundle-guest';
import { writeCompressed } from './python-runtime/artifacts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'node_modules/@jitl/quickjs-wasmfile-release-sync');
const TARGET = join(ROOT, 'resources/runtimes/javascript');

await mkdir(TARGET, { recursive: true });
const { version } = JSON.parse(await readFile(join(SOURCE, 'package.json'), 'utf8')) as { version: string };
const raw = await readFile(join(SOURCE, 'dist/emscripten-module.wasm'));
const guest = new TextEncoder().encode(JSON.stringify(await bundleGuest()));
const manifest: JavaScriptManifest = {
  version,
  module: await writeCompressed(TARGET, 'quickjs.wasm', raw),
  guest: await writeCompressed(TARGET, 'guest.bin', guest),
};
await writeFile(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
