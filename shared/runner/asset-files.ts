import { z } from 'zod';

/** One file of a runtime, as listed in its manifest. Sizes are in bytes. */
export const AssetFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  compressedBytes: z.number().int(),
  compressedSha256: z.string(),
});
export type AssetFile = z.infer<typeof AssetFile>;

/**
 * Loads an asset's uncompressed bytes. Names are relative to `resources/runtimes/`, such as `python/manifest.json` or
 * `python/run.wasm`; the latter is stored there as `run.wasm.br`. `file` is the manifest entry, set for every file except
 * the manifest itself.
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

/** A runtime's loaded folder: each file of its manifest is replaced by its bytes, the other fields are unchanged. */
type Loaded<T> = { [Key in keyof T]: T[Key] extends AssetFile ? Uint8Array : T[Key] };

/**
 * Loads the folders of one runtime, given the schemas of their manifests (`<folder>/manifest.json`). Files are loaded in
 * parallel. Rejects when a file's size differs from its manifest.
 */
export async function loadFolders<M extends Record<string, object>>(
  shapes: { [Folder in keyof M]: { parse(value: unknown): M[Folder] } },
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<{ [Folder in keyof M]: Loaded<M[Folder]> }> {
  const folders = await Promise.all(
    Object.entries(shapes).map(async ([folder, shape]) => {
      const text = new TextDecoder().decode(await load(`${folder}/manifest.json`));
      return [folder, Object.entries(shape.parse(JSON.parse(text)))] as const;
    }),
  );
  const progress: LoadProgress[] = [];
  const loadFile = async (name: string, file: AssetFile) => {
    const own: LoadProgress = { receivedBytes: 0, totalBytes: file.bytes };
    progress.push(own);
    const report = (receivedBytes: number) => {
      own.receivedBytes = receivedBytes;
      onProgress?.(progress.reduce(add));
    };
    const bytes = await load(name, report, file);
    if (bytes.length !== file.bytes) throw new Error(`${name} has ${bytes.length} bytes, not ${file.bytes}`);
    report(bytes.length);
    return bytes;
  };
  const loaded = folders.map(async ([folder, entries]) => {
    const values = entries.map(async ([key, value]) => {
      const { data: file } = AssetFile.safeParse(value);
      return [key, file ? await loadFile(`${folder}/${file.name}`, file) : value];
    });
    return [folder, Object.fromEntries(await Promise.all(values))];
  });
  return Object.fromEntries(await Promise.all(loaded));
}

const add = (a: LoadProgress, b: LoadProgress): LoadProgress => ({
  receivedBytes: a.receivedBytes + b.receivedBytes,
  totalBytes: a.totalBytes + b.totalBytes,
});

export const compile = (bytes: Uint8Array) => WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>);
