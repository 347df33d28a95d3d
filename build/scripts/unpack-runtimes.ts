import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { AssetFile } from '../../shared/runner/asset-files';
import { replaceFile } from './packed-asset';

const decompress = promisify(brotliDecompress);

/**
 * Unpacks all runtime files into dist/runtimes/unpacked/<sha256>, so runner processes don't have to when they start.
 * Named by hash, they're never stale. Files that no manifest lists anymore are removed.
 */
export async function unpackRuntimes(folder: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const listed = new Set<string>();
  for (const language of await readdir(folder)) {
    const manifest = await readFile(join(folder, language, 'manifest.json'), 'utf8');
    for (const file of Object.values(JSON.parse(manifest) as object)) {
      const { data } = AssetFile.safeParse(file);
      if (!data) continue; // Not a file, but a version or a layout.
      listed.add(data.sha256);
      const path = join(target, data.sha256);
      if (existsSync(path)) continue;
      await replaceFile(path, await decompress(await readFile(join(folder, language, `${data.name}.br`))));
    }
  }
  for (const name of await readdir(target)) if (!listed.has(name)) await rm(join(target, name));
}
