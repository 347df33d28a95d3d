import { z } from 'zod';
import { AssetFile, type AssetLoader, compile, type LoadProgress, loadFolders } from '../asset-files';

/** Addresses and values that the build recorded with the snapshot. */
export const SnapshotLayout = z.object({
  /** Address of the unwound stack in memory. */
  stackAddress: z.number().int(),
  /** Values of the exported globals g0..gN in the snapshot (g0 is the stack pointer). */
  globals: z.array(z.number().int()),
  /** The harness's file descriptors: it reads commands from one and writes reports to the other. */
  requestFd: z.number().int(),
  reportFd: z.number().int(),
});
export type SnapshotLayout = z.infer<typeof SnapshotLayout>;

/** `resources/runtimes/python/manifest.json`. */
export const PythonManifest = z.object({
  version: z.string(),
  harnessSha256: z.string(),
  module: AssetFile,
  snapshot: AssetFile,
  layout: SnapshotLayout,
});
export type PythonManifest = z.infer<typeof PythonManifest>;

export interface PythonAssets {
  module: WebAssembly.Module;
  snapshot: Uint8Array;
  layout: SnapshotLayout;
}

export async function loadPython(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<PythonAssets> {
  const { python } = await loadFolders({ python: PythonManifest }, load, onProgress);
  return { module: await compile(python.module), snapshot: python.snapshot, layout: python.layout };
}
