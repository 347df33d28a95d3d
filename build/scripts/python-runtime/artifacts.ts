import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
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

/** Writes `<name>.br` and gives what the manifest says about it. */
export async function writeCompressed(
  folder: string,
  name: string,
  raw: Uint8Array,
): Promise<PythonManifest['module']> {
  const compressed = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  });
  await writeFile(join(folder, `${name}.br`), compressed);
  return {
    name,
    bytes: raw.length,
    sha256: sha256(raw),
    compressedBytes: compressed.length,
    compressedSha256: sha256(compressed),
  };
}
