import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../packed-asset';

const FOLDER = import.meta.dirname;
const PACKAGES = '../../../shared/runner/go/packages.ts';

/** Hashes everything that the runtime is built from, except the toolchain. */
export async function hashSources(): Promise<string> {
  const names = await readdir(FOLDER, { recursive: true });
  const sources = names.filter((name) => name === 'toolchain.ts' || name.endsWith('.go')).sort();
  const parts = [...sources, PACKAGES].map(
    async (name) => `${name} ${sha256(await readFile(join(FOLDER, name)))}`,
  );
  return sha256(Buffer.from((await Promise.all(parts)).join('\n')));
}
