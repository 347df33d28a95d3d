import { z } from 'zod';
import {
  AssetFile,
  type AssetLoader,
  type LoadProgress,
  loadPacked,
  type PackedModule,
} from '../asset-files';
import { openTable } from './open-table';

/** `resources/runtimes/javascript/manifest.json`. */
export const JavaScriptManifest = z.object({ version: z.string(), module: AssetFile });
export type JavaScriptManifest = z.infer<typeof JavaScriptManifest>;

export interface JavaScriptAssets {
  /** QuickJS; went through `openTable`. */
  module: WebAssembly.Module;
}

export const QUICKJS: PackedModule = {
  folder: 'javascript',
  manifest: JavaScriptManifest,
  change: openTable,
};

export async function loadJavaScript(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<JavaScriptAssets> {
  const { module } = await loadPacked(QUICKJS, load, onProgress);
  return { module };
}
