import { z } from 'zod';
import { type Language, RunnerFailed } from './runner';

/** Where a rewound interpreter's state lies; written by the build, fixed for a snapshot. */
export const SnapshotLayout = z.object({
  /** Address of the unwound stack in memory. */
  stackAddress: z.number().int(),
  /** Values of the exported globals g0..gN at the moment of the snapshot (g0 is the stack pointer). */
  globals: z.array(z.number().int()),
  /** File descriptors that the harness keeps open: where it reads its orders and writes its reports. */
  requestFd: z.number().int(),
  reportFd: z.number().int(),
});
export type SnapshotLayout = z.infer<typeof SnapshotLayout>;

const AssetFile = z.object({
  name: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  compressedBytes: z.number().int(),
  compressedSha256: z.string(),
});

/** `resources/runtimes/python/manifest.json`. */
export const PythonManifest = z.object({
  version: z.string(),
  harnessSha256: z.string(),
  module: AssetFile,
  snapshot: AssetFile,
  layout: SnapshotLayout,
});
export type PythonManifest = z.infer<typeof PythonManifest>;

/** `resources/runtimes/javascript/manifest.json`. */
export const JavaScriptManifest = z.object({ version: z.string(), module: AssetFile });
export type JavaScriptManifest = z.infer<typeof JavaScriptManifest>;

export interface PythonAssets {
  module: WebAssembly.Module;
  snapshot: Uint8Array;
  layout: SnapshotLayout;
}

export interface JavaScriptAssets {
  module: WebAssembly.Module;
}

/** What a runtime is made of: can be posted to a worker as it is. */
export interface RuntimeAssets {
  python: PythonAssets;
  javascript: JavaScriptAssets;
}

/**
 * Gives an asset's raw (not compressed) bytes. Names are relative to `resources/runtimes/`, such as
 * `python/manifest.json` or `python/run.wasm`; the latter lies there as `run.wasm.br`.
 */
export type AssetLoader = (name: string, onBytes?: (received: number) => void) => Promise<Uint8Array>;

export interface LoadProgress {
  receivedBytes: number;
  totalBytes: number;
}

/** Loads and compiles a language's runtime. Rejects with `RunnerFailed`. */
export async function loadRuntimeAssets<L extends Language>(
  language: L,
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<RuntimeAssets[L]> {
  try {
    const assets =
      language === 'python' ? await loadPython(load, onProgress) : await loadJavaScript(load, onProgress);
    return assets as RuntimeAssets[L];
  } catch (error) {
    throw new RunnerFailed(`The ${language} runtime could not be loaded.`, { cause: error });
  }
}

type Manifest<T> = { parse(value: unknown): T };

async function readManifest<T>(load: AssetLoader, name: string, shape: Manifest<T>): Promise<T> {
  return shape.parse(JSON.parse(new TextDecoder().decode(await load(name))));
}

type File = z.infer<typeof AssetFile>;

async function loadFiles(
  folder: string,
  files: readonly File[],
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
      const bytes = await load(`${folder}/${file.name}`, (count) => report(index, count));
      if (bytes.length !== file.bytes)
        throw new Error(`${file.name} has ${bytes.length} bytes, not ${file.bytes}`);
      report(index, bytes.length);
      return bytes;
    }),
  );
}

const compile = (bytes: Uint8Array) => WebAssembly.compile(bytes as Uint8Array<ArrayBuffer>);

async function loadPython(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<PythonAssets> {
  const manifest = await readManifest(load, 'python/manifest.json', PythonManifest);
  const [code, snapshot] = await loadFiles('python', [manifest.module, manifest.snapshot], load, onProgress);
  return { module: await compile(code!), snapshot: snapshot!, layout: manifest.layout };
}

async function loadJavaScript(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<JavaScriptAssets> {
  const manifest = await readManifest(load, 'javascript/manifest.json', JavaScriptManifest);
  const [code] = await loadFiles('javascript', [manifest.module], load, onProgress);
  return { module: await compile(code!) };
}
