import { z } from 'zod';
import {
  AssetFile,
  type AssetLoader,
  inFolder,
  type LoadProgress,
  loadPacked,
  readManifest,
} from '../asset-files';
import { QUICKJS } from '../javascript/assets';

/** `resources/runtimes/typescript/manifest.json`. */
export const TypeScriptManifest = z.object({ version: z.string(), libraries: AssetFile });
export type TypeScriptManifest = z.infer<typeof TypeScriptManifest>;

export interface TypeScriptAssets {
  /** QuickJS, the same file as JavaScript's. */
  module: WebAssembly.Module;
  /** What the type checker knows of the language: UTF-8 JSON, declaration files by name. */
  libraries: Uint8Array;
}

export async function loadTypeScript(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<TypeScriptAssets> {
  const own = readManifest(load, 'typescript/manifest.json', TypeScriptManifest);
  const files = own.then(({ libraries }) => [inFolder('typescript', libraries)]);
  const { module, others } = await loadPacked(QUICKJS, load, onProgress, files);
  return { module, libraries: others[0]! };
}
