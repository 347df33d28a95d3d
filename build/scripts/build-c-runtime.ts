/**
 * Builds resources/runtimes/c/ from @yowasp/clang: LLVM, a snapshot of its memory at its first host call, and the headers
 * and libraries that C needs. Takes seconds, but minutes if LLVM itself has changed, because that's packed anew.
 *
 *   npm run runtime:c
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CManifest } from '../../shared/runner/c/assets';
import { Compiler } from '../../shared/runner/c/compiler';
import { type PackedFile, packFiles } from '../../shared/runner/c/packed-files';
import { compileArgs } from '../../shared/runner/c/toolchain';
import { makeResumable } from './c-runtime/resume-module';
import { hashSources } from './c-runtime/sources';
import { readSysroot } from './c-runtime/sysroot';
import { takeSnapshot } from './c-runtime/take-snapshot';
import { unityHeader } from './c-runtime/unity-header';
import { replaceFile } from './packed-asset';
import { writeCompressed } from './python-runtime/artifacts';

const ROOT = join(import.meta.dirname, '../..');
const GUEST = join(ROOT, 'shared/runner/c/guest');
const SOURCE = join(ROOT, 'node_modules/@yowasp/clang');
const TARGET = join(ROOT, 'resources/runtimes/c');

/** Compiles the code that is linked into learners' programs, with the same compiler. */
async function compileGuest(
  llvm: Uint8Array,
  snapshot: Uint8Array,
  sysroot: PackedFile[],
): Promise<PackedFile[]> {
  const module = await WebAssembly.compile(llvm as Uint8Array<ArrayBuffer>);
  const compiler = new Compiler({ module, snapshot, sysroot: packFiles(sysroot) });
  return Promise.all(
    ['faults', 'heap', 'library'].map(async (name) => {
      const source = { name: `${name}.c`, content: await readFile(join(GUEST, `${name}.c`)) };
      const run = compiler.run(compileArgs(source.name, 'out.o', ['-ffunction-sections']), [source]);
      const object = run.written('out.o');
      if (run.text || !object) throw new Error(`${source.name} does not compile:\n${run.text}`);
      return { name: `lib/${name}.o`, content: object };
    }),
  );
}

/** The headers that tests include, at all usual paths. */
async function testHeaders(): Promise<PackedFile[]> {
  const own = await Promise.all(
    ['judge.h', 'munit.h', 'assert.h'].map(async (name) => ({
      name: `judge/${name}`,
      content: await readFile(join(GUEST, name)),
    })),
  );
  const unity = new TextEncoder().encode(unityHeader());
  const folders = ['', 'vendor/', 'test-framework/'];
  return [...own, ...folders.map((folder) => ({ name: `judge/${folder}unity.h`, content: unity }))];
}

await mkdir(TARGET, { recursive: true });
const { version } = JSON.parse(await readFile(join(SOURCE, 'package.json'), 'utf8')) as { version: string };
const resumable = makeResumable(await readFile(join(SOURCE, 'gen/llvm.core.wasm')));
const sysroot = readSysroot(join(SOURCE, 'gen/llvm-resources.tar'));
const memory = takeSnapshot(resumable);
const guest = await compileGuest(resumable.run, memory, sysroot);
const [module, snapshot, packed] = await Promise.all([
  writeCompressed(TARGET, 'llvm.wasm', resumable.run),
  writeCompressed(TARGET, 'snapshot.bin', memory),
  writeCompressed(TARGET, 'sysroot.bin', packFiles([...sysroot, ...guest, ...(await testHeaders())])),
]);
const manifest: CManifest = { version, sourcesSha256: hashSources(), module, snapshot, sysroot: packed };
await replaceFile(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(manifest);
