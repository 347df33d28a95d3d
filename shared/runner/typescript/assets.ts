import { z } from 'zod';
import { AssetFile, type AssetLoader, type LoadProgress, loadFolders } from '../asset-files';
import { type JavaScriptAssets, JavaScriptManifest, quickJsOf } from '../javascript/assets';

/** `resources/runtimes/typescript/manifest.json`. */
export const TypeScriptManifest = z.object({ version: z.string(), libraries: AssetFile });
export type TypeScriptManifest = z.infer<typeof TypeScriptManifest>;

/** JavaScript's assets plus the type checker's. */
export interface TypeScriptAssets extends JavaScriptAssets {
  /** The standard library's declaration files by name, as UTF-8 JSON. */
  libraries: Uint8Array;
}

export async function loadTypeScript(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<TypeScriptAssets> {
  const shapes = { javascript: JavaScriptManifest, typescript: TypeScriptManifest };
  const { javascript, typescript } = await loadFolders(shapes, load, onProgress);
  return { ...(await quickJsOf(javascript)), libraries: typescript.libraries };
}
