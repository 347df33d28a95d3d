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
 * `python/manifest.json` or `python/run.wasm`; the latter lies there as `run.wasm.br`. `bytes` is how many there will
 * be, where that is known.
 */
export type AssetLoader = (
  name: string,
  onBytes?: (received: number) => void,
  bytes?: number,
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
export async function loadFiles(
  folder: string,
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
      const bytes = await load(`${folder}/${file.name}`, (count) => report(index, count), file.bytes);
      if (bytes.length !== file.bytes)
        throw new Error(`${file.name} has ${bytes.length} bytes, not ${file.bytes}`);
      report(index, bytes.length);
      return bytes;
    }),
  );
}

export const compile = (bytes: Uint8Array) => WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>);
