/**
 * Builds resources/runtimes/typescript/: the ES2023 declarations for the type checker, without the DOM. The checker
 * itself is bundled with the app, from the same package.
 *
 *   node --import @oxc-node/core/register build/scripts/build-typescript-runtime.ts
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TypeScriptManifest } from '../../shared/runner/typescript/assets';
import { writeCompressed } from './python-runtime/artifacts';
import { typeScriptLibraries } from './typescript-runtime/libraries';

const TARGET = join(import.meta.dirname, '../../resources/runtimes/typescript');

await mkdir(TARGET, { recursive: true });
const { version, json } = await typeScriptLibraries();
const manifest: TypeScriptManifest = {
  version,
  libraries: await writeCompressed(TARGET, 'libraries.bin', json),
};
await writeFile(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
