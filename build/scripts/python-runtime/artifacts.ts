import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { PythonManifest } from '../../../shared/runner/python/assets';

const QUALITY = Number(process.env.BROTLI_QUALITY ?? 11);

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** One hash of a folder's files, names included. */
export async function hashFolder(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.py')).sort();
  const parts = await Promise.all(
    names.map(async (name) => `${name} ${sha256(await readFile(join(folder, name)))}`),
  );
  return sha256(Buffer.from(parts.join('\n')));
}

/** What lies there already, when it holds the same: packing takes minutes. */
async function packedBefore(path: string, raw: Uint8Array): Promise<Uint8Array | undefined> {
  if (!existsSync(path)) return undefined;
  const packed = await readFile(path);
  return sha256(brotliDecompressSync(packed)) === sha256(raw) ? packed : undefined;
}

function pack(raw: Uint8Array): Uint8Array {
  return brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
}

/** Writes `<name>.br` and gives what the manifest says about it. */
export async function writeCompressed(
  folder: string,
  name: string,
  raw: Uint8Array,
): Promise<PythonManifest['module']> {
  const path = join(folder, `${name}.br`);
  const compressed = (await packedBefore(path, raw)) ?? pack(raw);
  await writeFile(path, compressed);
  return {
    name,
    bytes: raw.length,
    sha256: sha256(raw),
    compressedBytes: compressed.length,
    compressedSha256: sha256(compressed),
  };
}
