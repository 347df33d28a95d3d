import { z } from 'zod';
import { AssetFile, type AssetLoader, compile, type LoadProgress, loadFolders } from '../asset-files';
import { openTable } from './open-table';

/** `resources/runtimes/javascript/manifest.json`. */
export const JavaScriptManifest = z.object({ version: z.string(), module: AssetFile, guest: AssetFile });
export type JavaScriptManifest = z.infer<typeof JavaScriptManifest>;

/** What is evaluated in a world before anything of a learner's: see guest/. UTF-8 JSON in its file. */
export const GuestSources = z.object({ program: z.string(), judge: z.string() });
export type GuestSources = z.infer<typeof GuestSources>;

export interface JavaScriptAssets {
  /** QuickJS; went through `openTable`. */
  module: WebAssembly.Module;
  guest: GuestSources;
}

/** The bytes of the two files, as they are used. */
export async function quickJsOf(files: { module: Uint8Array; guest: Uint8Array }): Promise<JavaScriptAssets> {
  const guest = GuestSources.parse(JSON.parse(new TextDecoder().decode(files.guest)));
  return { module: await compile(openTable(files.module)), guest };
}

export async function loadJavaScript(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<JavaScriptAssets> {
  const { javascript } = await loadFolders({ javascript: JavaScriptManifest }, load, onProgress);
  return quickJsOf(javascript);
}
