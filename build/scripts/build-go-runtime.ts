/**
 * Builds resources/runtimes/go/ with the Go toolchain on PATH (1.25 or newer): Go's compiler and linker as WebAssembly,
 * and the compiled standard library. Takes about five minutes and needs no network. The same toolchain produces the same
 * bytes.
 *
 *   npm run runtime:go
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packFiles } from '../../shared/runner/c/packed-files';
import type { GoManifest } from '../../shared/runner/go/assets';
import { boundMemory } from '../../shared/runner/go/bound-memory';
import { hashSources } from './go-runtime/sources';
import { RuntimeBuild } from './go-runtime/toolchain';
import { writeCompressed } from './python-runtime/artifacts';

const TARGET = join(import.meta.dirname, '../../resources/runtimes/go');
/** Memory limit of the compiler and the linker. */
const MAX_TOOL_BYTES = 512 * 1024 * 1024;

const workFolder = await mkdtemp(join(tmpdir(), 'go-runtime-'));
const build = await RuntimeBuild.start(workFolder);
const tool = async (name: 'compile' | 'link') =>
  writeCompressed(
    TARGET,
    `${name}.wasm`,
    boundMemory(await readFile(await build.tool(name)), MAX_TOOL_BYTES),
  );

await mkdir(TARGET, { recursive: true });
const manifest: GoManifest = {
  version: build.version,
  sourcesSha256: await hashSources(),
  compiler: await tool('compile'),
  linker: await tool('link'),
  library: await writeCompressed(TARGET, 'library.bin', packFiles(await build.library())),
};
await writeFile(join(TARGET, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await rm(workFolder, { recursive: true });
console.log(manifest);
