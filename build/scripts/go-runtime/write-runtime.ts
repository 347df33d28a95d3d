import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GoManifest } from '../../../shared/runner/go/assets';
import { boundMemory } from '../../../shared/runner/go/bound-memory';
import { pack, writePacked } from '../packed-asset';
import type { Archive } from './toolchain';

const QUALITY = 6; // a second for each file; the highest takes minutes and saves a tenth
const MEGABYTE = 1024 * 1024;
/** What the compiler and the linker may grow to: a program that needs more is not a lesson's. */
const TOOL_MEMORY_BYTES = 512 * MEGABYTE;

const writeCompressed = async (folder: string, name: string, raw: Uint8Array) =>
  writePacked(folder, name, raw, await pack(raw, QUALITY));

async function joined(
  archives: readonly Archive[],
): Promise<{ bytes: Buffer; packages: GoManifest['packages'] }> {
  const contents = await Promise.all(archives.map(({ path }) => readFile(path)));
  let start = 0;
  const packages = archives.map((archive, index) => {
    const packed = { package: archive.package, start, bytes: contents[index]!.length };
    start += packed.bytes;
    return packed;
  });
  return { bytes: Buffer.concat(contents), packages };
}

export interface RuntimeParts {
  version: string;
  builtFrom: string;
  /** Paths of the two modules. */
  compiler: string;
  linker: string;
  archives: readonly Archive[];
}

/** Writes the runtime beside `folder` and puts it there whole: a reader never meets half of one. */
export async function writeRuntime(folder: string, parts: RuntimeParts): Promise<GoManifest> {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const module = async (name: string, path: string) =>
    writeCompressed(fresh, name, boundMemory(await readFile(path), TOOL_MEMORY_BYTES));
  const { bytes, packages } = await joined(parts.archives);
  const manifest: GoManifest = {
    version: parts.version,
    builtFrom: parts.builtFrom,
    compiler: await module('compile.wasm', parts.compiler),
    linker: await module('link.wasm', parts.linker),
    archives: await writeCompressed(fresh, 'archives.bin', bytes),
    packages,
  };
  await writeFile(join(fresh, 'manifest.json'), `${JSON.stringify(manifest)}\n`);
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
  return manifest;
}
