import { z } from 'zod';
import { AssetFile, type AssetLoader, compile, type LoadProgress, loadFolders } from '../asset-files';

/** `resources/runtimes/c/manifest.json`, written by `npm run runtime:c`. */
export const CManifest = z.object({
  version: z.string(),
  /** A hash of what it was built from. */
  sourcesSha256: z.string(),
  /** LLVM (clang and lld in one program); its data is in the snapshot. */
  module: AssetFile,
  /** The compiler's memory after startup. */
  snapshot: AssetFile,
  /** Headers and libraries, packed by `packFiles`. */
  sysroot: AssetFile,
});
export type CManifest = z.infer<typeof CManifest>;

export interface CAssets {
  module: WebAssembly.Module;
  snapshot: Uint8Array;
  sysroot: Uint8Array;
}

export async function loadC(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<CAssets> {
  const { module, snapshot, sysroot } = (await loadFolders({ c: CManifest }, load, onProgress)).c;
  return { module: await compile(module), snapshot, sysroot };
}
