import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { JavaScriptManifest } from '../assets';
import { bundleGuest } from '../bundle-guest';

const KEPT = resolve(import.meta.dirname, '../../../../resources/runtimes/javascript');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Where the code is that runs inside QuickJS. */
export const GUEST_FOLDER = 'shared/runner/javascript/guest/';

/** Writes JavaScript's runtime into a folder of runtimes, with `plugins` changing the code that runs in QuickJS. */
export async function writeMutatedGuest(runtimes: string, plugins: Plugin[]): Promise<void> {
  const folder = join(runtimes, 'javascript');
  await cp(KEPT, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JavaScriptManifest.parse(JSON.parse(await readFile(path, 'utf8')));
  // Each is of one of the two bundles: whether it is found is asked of both together.
  const sources = await bundleGuest(plugins.map(({ closeBundle: _, ...plugin }) => plugin));
  const guest = new TextEncoder().encode(JSON.stringify(sources));
  if (sha256(guest) === manifest.guest.sha256) throw new Error('The mutations have changed nothing.');
  const packed = brotliCompressSync(guest, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  Object.assign(manifest.guest, {
    bytes: guest.length,
    sha256: sha256(guest),
    compressedBytes: packed.length,
    compressedSha256: sha256(packed),
  });
  await writeFile(join(folder, `${manifest.guest.name}.br`), packed);
  await writeFile(path, JSON.stringify(manifest));
}
