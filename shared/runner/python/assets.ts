import { z } from 'zod';
import { AssetFile, type AssetLoader, compile, type LoadProgress, loadFolders } from '../asset-files';

/** Where a rewound interpreter's state lies; written by the build, fixed for a snapshot. */
export const SnapshotLayout = z.object({
  /** Address of the unwound stack in memory. */
  stackAddress: z.number().int(),
  /** Values of the exported globals g0..gN at the moment of the snapshot (g0 is the stack pointer). */
  globals: z.array(z.number().int()),
  /** File descriptors that the harness keeps open: where it reads its orders and writes its reports. */
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
