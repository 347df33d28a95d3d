import { z } from 'zod';
import {
  AssetFile,
  type AssetLoader,
  compile,
  type LoadProgress,
  loadFiles,
  readManifest,
} from '../asset-files';
import { LanguageUnavailable } from '../runner';

/** `dist/runtimes/c/manifest.json`, written by `build/scripts/build-c-runtime.ts`. */
export const CManifest = z.object({
  version: z.string(),
  /** LLVM (clang and lld in one program), whose data lies in the snapshot. */
  module: AssetFile,
  /** The memory of the started compiler. */
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

/** Rejects with `LanguageUnavailable` where this installation was built without the compiler. */
export async function loadC(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<CAssets> {
  const manifest = await readManifest(load, 'c/manifest.json', CManifest).catch((cause: unknown) => {
    throw new LanguageUnavailable('C programs cannot be run here: its compiler has not been built.', {
      cause,
    });
  });
  const files = [manifest.module, manifest.snapshot, manifest.sysroot];
  const [code, snapshot, sysroot] = await loadFiles('c', files, load, onProgress);
  return { module: await compile(code!), snapshot: snapshot!, sysroot: sysroot! };
}
