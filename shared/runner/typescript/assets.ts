import { z } from 'zod';
import { AssetFile, type AssetLoader, inFolder, type LoadProgress, readManifest } from '../asset-files';
import { type JavaScriptAssets, loadJavaScript } from '../javascript/assets';

/** `resources/runtimes/typescript/manifest.json`. */
export const TypeScriptManifest = z.object({ version: z.string(), libraries: AssetFile });
export type TypeScriptManifest = z.infer<typeof TypeScriptManifest>;

/** What JavaScript is made of, the same files, and the type checker's. */
export interface TypeScriptAssets extends JavaScriptAssets {
  /** What the type checker knows of the language: UTF-8 JSON, declaration files by name. */
  libraries: Uint8Array;
}

export async function loadTypeScript(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<TypeScriptAssets> {
  const own = readManifest(load, 'typescript/manifest.json', TypeScriptManifest);
  const files = own.then(({ libraries }) => [inFolder('typescript', libraries)]);
  const { module, guest, others } = await loadJavaScript(load, onProgress, files);
  return { module, guest, libraries: others[0]! };
}
