// Unpacks the runtimes, so runner processes don't have to when they start. Plain Node 20 or newer, no dependencies: a first
// `npm start` runs this while npm installs the packages.
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/**
 * Unpacks each file that a manifest in `folder` lists into `target`, as <sha256>. Named by hash, they're never stale. Files
 * that no manifest lists anymore are removed.
 * @param {string} folder
 * @param {string} target
 */
export async function unpackRuntimes(folder, target) {
  await mkdir(target, { recursive: true });
  const listed = new Set();
  for (const language of await readdir(folder)) {
    const manifest = JSON.parse(await readFile(join(folder, language, 'manifest.json'), 'utf8'));
    for (const { name, sha256, bytes } of Object.values(manifest)) {
      if (!sha256) continue; // Not a file, but a version or a layout.
      listed.add(sha256);
      if (existsSync(join(target, sha256))) continue;
      const packed = await readFile(join(folder, language, `${name}.br`));
      // In one piece: the default, 16 KB at a time, takes five times as long.
      await put(join(target, sha256), brotliDecompressSync(packed, { chunkSize: bytes }));
    }
  }
  for (const name of await readdir(target)) if (!listed.has(name)) await rm(join(target, name));
}

/** Puts a file in place when it's complete: a server that runs may read it. */
async function put(path, content) {
  const fresh = `${path}.${process.pid}.new`;
  await writeFile(fresh, content);
  await rename(fresh, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await unpackRuntimes(process.argv[2], process.argv[3]);
