import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { AssetFile, AssetLoader } from '@shared/runner/asset-files';
import type { RuntimeFolders } from './runtime-folders';

const decompress = promisify(brotliDecompress);

/**
 * Reads one language's files: manifests as they are, everything else as the build unpacked it (`unpacked/<sha256>` in
 * one of the folders), or else from `<name>.br`. A runner lives long and its memory isn't given back to the system:
 * each file goes straight into the one buffer it needs, and a module's bytes are freed once it is compiled.
 */
export class DiskLoader {
  private readonly modules: Uint8Array[] = [];

  constructor(private readonly runtimes: RuntimeFolders) {}

  readonly load: AssetLoader = async (name, _, file) => {
    const language = name.split('/')[0]!;
    const folder = this.runtimes.folderOf(language);
    if (!folder) throw new Error(`There is no ${language} runtime.`);
    if (!file) return readFile(join(folder, name));
    const bytes = (await this.unpacked(file)) ?? (await unpack(join(folder, `${name}.br`), file));
    if (name.endsWith('.wasm')) this.modules.push(bytes);
    return bytes;
  };

  /** Once the language is loaded: the engine keeps a copy of its own of every module. */
  release(): void {
    for (const { buffer } of this.modules.splice(0)) if (buffer instanceof ArrayBuffer) buffer.transfer(0);
  }

  private async unpacked({ sha256 }: AssetFile): Promise<Uint8Array | undefined> {
    for (const folder of this.runtimes.folders) {
      try {
        return await readFile(join(folder, 'unpacked', sha256));
      } catch {
        // Not in this folder.
      }
    }
    return undefined;
  }
}

async function unpack(path: string, { bytes }: AssetFile): Promise<Uint8Array> {
  // One byte more than the file has, or zlib allocates a second piece of this size for what might follow.
  return decompress(await readFile(path), { chunkSize: bytes + 1 });
}
