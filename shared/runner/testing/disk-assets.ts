import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { AssetLoader } from '../assets';

const ROOT = join(import.meta.dirname, '../../..');
/** Committed runtimes first, then built ones. */
const FOLDERS = ['resources/runtimes', 'dist/runtimes'].map((folder) => join(ROOT, folder));

const pathOf = (name: string): string => {
  const paths = FOLDERS.map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path)) ?? paths[0]!;
};

/** Reads the runtimes of this checkout, as a server does. */
export const diskAssets: AssetLoader = async (name, _, file) => {
  if (name.endsWith('.json')) return readFile(pathOf(name));
  const unpacked = join(ROOT, 'dist/runtimes/unpacked', file?.sha256 ?? '');
  if (file && existsSync(unpacked)) return readFile(unpacked);
  return brotliDecompressSync(await readFile(pathOf(`${name}.br`)));
};
