/**
 * Puts QuickJS's WebAssembly, as its package ships it, under resources/runtimes/javascript/, so that every host loads
 * both languages in the same way.
 *
 *   node --import @oxc-node/core/register build/scripts/build-javascript-runtime.ts
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JavaScriptManifest } from '../../shared/runner/javascript/assets';
import { writeCompressed } from './python-runtime/artifacts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'node_modules/@jitl/quickjs-wasmfile-release-sync');
const TARGET = join(ROOT, 'resources/runtimes/javascript');

await mkdir(TARGET, { recursive: true });
const { version } = JSON.parse(await readFile(join(SOURCE, 'package.json'), 'utf8')) as { version: string };
const raw = await readFile(join(SOURCE, 'dist/emscripten-module.wasm'));
const manifest: JavaScriptManifest = { version, module: await writeCompressed(TARGET, 'quickjs.wasm', raw) };
await writeFile(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
