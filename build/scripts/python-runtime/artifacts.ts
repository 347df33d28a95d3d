import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PythonManifest } from '../../../shared/runner/python/assets';
import { pack, sha256, writePacked } from '../packed-asset';

const QUALITY = Number(process.env.BROTLI_QUALITY ?? 11);

export { sha256 };

/** Hashes the names and contents of a folder's files. */
export async function hashFolder(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => /\.(py|txt)$/.test(name)).sort();
  const parts = await Promise.all(
    names.map(async (name) => `${name} ${sha256(await readFile(join(folder, name)))}`),
  );
  return sha256(Buffer.from(parts.join('\n')));
}

/** The existing packed file if its content is the same, because packing takes minutes. */
async function existingPacked(path: string, raw: Uint8Array): Promise<Uint8Array | undefined> {
  if (!existsSync(path)) return undefined;
  const packed = await readFile(path);
  return sha256(brotliDecompressSync(packed)) === sha256(raw) ? packed : undefined;
}

/** Writes `<name>.br` and returns its manifest entry. */
export async function writeCompressed(
  folder: string,
  name: string,
  raw: Uint8Array,
): Promise<PythonManifest['module']> {
  const existing = await existingPacked(join(folder, `${name}.br`), raw);
  return writePacked(folder, name, raw, existing ?? (await pack(raw, QUALITY)));
}
