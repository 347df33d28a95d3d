import { z } from 'zod';
import {
  AssetFile,
  type AssetLoader,
  compile,
  type LoadProgress,
  loadFiles,
  readManifest,
} from '../asset-files';
import { JavaScriptManifest } from '../javascript/assets';
import { openTable } from '../javascript/open-table';

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
  const [engine, own] = await Promise.all([
    readManifest(load, 'javascript/manifest.json', JavaScriptManifest),
    readManifest(load, 'typescript/manifest.json', TypeScriptManifest),
  ]);
  const files = [
    { ...engine.module, name: `javascript/${engine.module.name}` },
    { ...own.libraries, name: `typescript/${own.libraries.name}` },
  ];
  const [code, libraries] = await loadFiles(
    '.',
    files,
    (name, onBytes, bytes) => load(name.slice(2), onBytes, bytes),
    onProgress,
  );
  return { module: await compile(openTable(code!)), libraries: libraries! };
}
