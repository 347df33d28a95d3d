import { z } from 'zod';
import { AssetFile, type AssetLoader, compile, type LoadProgress, loadFolders } from '../asset-files';
import { exportFunctionTable } from './function-table';

/** `resources/runtimes/javascript/manifest.json`. */
export const JavaScriptManifest = z.object({ version: z.string(), module: AssetFile, guest: AssetFile });
export type JavaScriptManifest = z.infer<typeof JavaScriptManifest>;

/** Scripts evaluated in an instance before the learner's code: see guest/. Stored as UTF-8 JSON. */
export const GuestSources = z.object({ program: z.string(), judge: z.string() });
export type GuestSources = z.infer<typeof GuestSources>;

export interface JavaScriptAssets {
  /** QuickJS, after `exportFunctionTable`. */
  module: WebAssembly.Module;
  guest: GuestSources;
}

/** Parses and compiles the two files. */
export async function quickJsOf(files: { module: Uint8Array; guest: Uint8Array }): Promise<JavaScriptAssets> {
  const guest = GuestSources.parse(JSON.parse(new TextDecoder().decode(files.guest)));
  return { module: await compile(exportFunctionTable(files.module)), guest };
}

export async function loadJavaScript(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<JavaScriptAssets> {
  const { javascript } = await loadFolders({ javascript: JavaScriptManifest }, load, onProgress);
  return quickJsOf(javascript);
}
