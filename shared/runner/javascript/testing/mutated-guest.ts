import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { JavaScriptManifest } from '../assets';
import { bundleGuest } from '../bundle-guest';

const BUILT_RUNTIME = resolve(import.meta.dirname, '../../../../resources/runtimes/javascript');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The code that runs inside QuickJS. */
export const GUEST_FOLDER = 'shared/runner/javascript/guest/';

/** Writes a JavaScript runtime to the folder `runtimes`, with the guest code transformed by `plugins`. */
export async function writeMutatedGuest(runtimes: string, plugins: Plugin[]): Promise<void> {
  const folder = join(runtimes, 'javascript');
  await cp(BUILT_RUNTIME, folder, { recursive: true });
  const path = join(folder, 'manifest.json');
  const manifest = JavaScriptManifest.parse(JSON.parse(await readFile(path, 'utf8')));
  // A mutation may apply to only one of the two bundles, so each plugin's check at the end of a bundle is dropped.
  const sources = await bundleGuest(plugins.map(({ closeBundle: _, ...plugin }) => plugin));
  const guest = new TextEncoder().encode(JSON.stringify(sources));
  if (sha256(guest) === manifest.guest.sha256) throw new Error("The mutations didn't change anything.");
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
