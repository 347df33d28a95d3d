import { z } from 'zod';

/** One file of a runtime, as its manifest names it. Sizes are bytes. */
export const AssetFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  compressedBytes: z.number().int(),
  compressedSha256: z.string(),
});
export type AssetFile = z.infer<typeof AssetFile>;

/**
 * Gives an asset's raw (not compressed) bytes. Names are relative to `resources/runtimes/`, such as
 * `python/manifest.json` or `python/run.wasm`; the latter is kept there as `run.wasm.br`. `file` is the manifest's entry,
 * for all files but the manifest itself.
 */
export type AssetLoader = (
  name: string,
  onBytes?: (received: number) => void,
  file?: AssetFile,
) => Promise<Uint8Array>;

export interface LoadProgress {
  receivedBytes: number;
  totalBytes: number;
}

type Manifest<T> = { parse(value: unknown): T };

export async function readManifest<T>(load: AssetLoader, name: string, shape: Manifest<T>): Promise<T> {
  return shape.parse(JSON.parse(new TextDecoder().decode(await load(name))));
}

/** Loads a runtime's files side by side and checks their sizes. `folder` is the language's. */
export const loadFiles = (
  folder: string,
  files: readonly AssetFile[],
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<Uint8Array[]> =>
  loadAll(
    files.map((file) => inFolder(folder, file)),
    load,
    onProgress,
  );

/** A file by its name from the top of all runtimes. */
export const inFolder = (folder: string, file: AssetFile): AssetFile => ({
  ...file,
  name: `${folder}/${file.name}`,
});

/** A runtime's engine: one module, which its folder's manifest names. */
export interface PackedModule {
  folder: string;
  manifest: Manifest<{ module: AssetFile }>;
  /** Changes the module before it is compiled. */
  change?: (code: Uint8Array) => Uint8Array;
}

/** Loads and compiles a runtime that is one module, with what other files (`inFolder`) it needs. */
export async function loadPacked(
  { folder, manifest, change = (code) => code }: PackedModule,
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
  others: Promise<AssetFile[]> = Promise.resolve([]),
): Promise<{ module: WebAssembly.Module; others: Uint8Array[] }> {
  const [{ module }, beside] = await Promise.all([
    readManifest(load, `${folder}/manifest.json`, manifest),
    others,
  ]);
  const [code, ...rest] = await loadAll([inFolder(folder, module), ...beside], load, onProgress);
  return { module: await compile(change(code!)), others: rest };
}

async function loadAll(
  files: readonly AssetFile[],
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<Uint8Array[]> {
  const totalBytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const received = files.map(() => 0);
  const report = (index: number, bytes: number) => {
    received[index] = bytes;
    onProgress?.({ receivedBytes: received.reduce((sum, each) => sum + each, 0), totalBytes });
  };
  return Promise.all(
    files.map(async (file, index) => {
      const bytes = await load(file.name, (count) => report(index, count), file);
      if (bytes.length !== file.bytes)
        throw new Error(`${file.name} has ${bytes.length} bytes, not ${file.bytes}`);
      report(index, bytes.length);
      return bytes;
    }),
  );
}

export const compile = (bytes: Uint8Array) => WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>);
