import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { AssetFile, AssetLoader } from '@shared/runner/asset-files';
import type { RuntimeFolders } from './runtime-folders';

const decompress = promisify(brotliDecompress);

/**
 * Reads one language's files: manifests directly, all others from the build's unpacked copy (`unpacked/<sha256>` in one of
 * the folders) or from `<name>.br`. Runners live long and don't return memory to the system, so each file is read into a
 * single buffer, and a module's bytes are freed once it's compiled.
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

  /** Frees the modules' bytes once the language is loaded; the engine has its own copies. */
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
  // One byte more than the file size; otherwise zlib allocates a second chunk of this size.
  return decompress(await readFile(path), { chunkSize: bytes + 1 });
}
