import { z } from 'zod';
import { AssetFile, type AssetLoader, compile, type LoadProgress, loadFolders } from '../asset-files';

/** `resources/runtimes/go/manifest.json`, written by `npm run runtime:go`. */
export const GoManifest = z.object({
  /** Version of the toolchain, such as `go1.26.8`. */
  version: z.string(),
  /** Hash of the scripts and sources that it was built from. */
  sourcesSha256: z.string(),
  compiler: AssetFile,
  linker: AssetFile,
  /** The compiled standard library: archives by import path, packed by `packFiles`. */
  library: AssetFile,
});
export type GoManifest = z.infer<typeof GoManifest>;

export interface GoAssets {
  compiler: WebAssembly.Module;
  linker: WebAssembly.Module;
  library: Uint8Array;
}

export async function loadGo(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<GoAssets> {
  const { compiler, linker, library } = (await loadFolders({ go: GoManifest }, load, onProgress)).go;
  return { compiler: await compile(compiler), linker: await compile(linker), library };
}
