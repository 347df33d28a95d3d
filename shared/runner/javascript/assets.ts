import { z } from 'zod';
import {
  AssetFile,
  type AssetLoader,
  inFolder,
  type LoadProgress,
  loadPacked,
  type PackedModule,
  readManifest,
} from '../asset-files';
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

const QUICKJS: PackedModule = { folder: 'javascript', manifest: JavaScriptManifest, change: openTable };

/** `others` are files of a language that is made of this one and more. */
export async function loadJavaScript(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
  others: Promise<AssetFile[]> = Promise.resolve([]),
): Promise<JavaScriptAssets & { others: Uint8Array[] }> {
  const own = readManifest(load, 'javascript/manifest.json', JavaScriptManifest);
  const beside = Promise.all([own, others]).then(([{ guest }, more]) => [
    inFolder('javascript', guest),
    ...more,
  ]);
  const loaded = await loadPacked(QUICKJS, load, onProgress, beside);
  const [guest, ...rest] = loaded.others;
  const sources = GuestSources.parse(JSON.parse(new TextDecoder().decode(guest)));
  return { module: loaded.module, guest: sources, others: rest };
}
