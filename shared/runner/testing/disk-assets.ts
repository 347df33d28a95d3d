import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { AssetLoader } from '../assets';

const FOLDER = join(import.meta.dirname, '../../../resources/runtimes');

/** Reads the built runtimes of this checkout, as a server does. */
export const diskAssets: AssetLoader = async (name) =>
  name.endsWith('.json')
    ? readFile(join(FOLDER, name))
    : brotliDecompressSync(await readFile(join(FOLDER, `${name}.br`)));
