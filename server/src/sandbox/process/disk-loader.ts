import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { AssetLoader } from '@shared/runner/assets';

const decompress = promisify(brotliDecompress);

/**
 * Reads one language's files: manifests lie as they are, everything else as `<name>.br`. A runner lives long and its
 * memory is not given back to the system: each file is decompressed into the one place that it needs, and what was
 * compiled is let go of at once.
 */
export class DiskLoader {
  private readonly modules: Uint8Array[] = [];

  /** @param folder The language's own, by its name. */
  constructor(private readonly folderOf: (language: string) => string) {}

  readonly load: AssetLoader = async (name, _, bytes) => {
    const path = join(this.folderOf(name.split('/')[0]!), name);
    if (name.endsWith('.json')) return readFile(path);
    // One byte more than there are, or another piece of this size is made ready for what may follow.
    const chunkSize = bytes && bytes + 1;
    const file = await decompress(await readFile(`${path}.br`), { ...(chunkSize && { chunkSize }) });
    if (name.endsWith('.wasm')) this.modules.push(file);
    return file;
  };

  /** Once the language is loaded: the engine keeps a copy of its own of every module. */
  release(): void {
    for (const { buffer } of this.modules.splice(0)) if (buffer instanceof ArrayBuffer) buffer.transfer(0);
  }
}
