import { z } from 'zod';
import {
  AssetFile,
  type AssetLoader,
  compile,
  type LoadProgress,
  loadFiles,
  readManifest,
} from '../asset-files';
import { openTable } from './open-table';

/** `resources/runtimes/javascript/manifest.json`. */
export const JavaScriptManifest = z.object({ version: z.string(), module: AssetFile });
export type JavaScriptManifest = z.infer<typeof JavaScriptManifest>;

export interface JavaScriptAssets {
  /** Went through `openTable`. */
  module: WebAssembly.Module;
}

export async function loadJavaScript(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<JavaScriptAssets> {
  const manifest = await readManifest(load, 'javascript/manifest.json', JavaScriptManifest);
  const [code] = await loadFiles('javascript', [manifest.module], load, onProgress);
  return { module: await compile(openTable(code!)) };
}
