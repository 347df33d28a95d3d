import { z } from 'zod';
import {
  AssetFile,
  type AssetLoader,
  compile,
  type LoadProgress,
  loadFiles,
  readManifest,
} from '../asset-files';
import { LanguageUnavailable } from '../runner';

/** Where a compiled package lies in the file of archives. */
const PackedArchive = z.object({
  package: z.string(),
  start: z.number().int().nonnegative(),
  bytes: z.number().int().positive(),
});

/** `go/manifest.json`, made by build/scripts/build-go-runtime.ts out of a Go toolchain. */
export const GoManifest = z.object({
  /** The toolchain's, such as `go1.26.8`. */
  version: z.string(),
  /** Of the scripts and sources that made it: another hash is another runtime. */
  builtFrom: z.string(),
  compiler: AssetFile,
  linker: AssetFile,
  archives: AssetFile,
  packages: z.array(PackedArchive),
});
export type GoManifest = z.infer<typeof GoManifest>;

export interface GoAssets {
  compiler: WebAssembly.Module;
  linker: WebAssembly.Module;
  archives: Uint8Array;
  packages: GoManifest['packages'];
}

const MISSING =
  'Go programs cannot be run here: this installation has no Go compiler yet. It is built when Go 1.25 or newer is installed.';

const isMissing = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'ENOENT';

export async function loadGo(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<GoAssets> {
  const manifest = await readManifest(load, 'go/manifest.json', GoManifest).catch((error: unknown) => {
    throw isMissing(error) ? new LanguageUnavailable(MISSING, { cause: error }) : error;
  });
  const files = [manifest.compiler, manifest.linker, manifest.archives];
  const [compiler, linker, archives] = await loadFiles('go', files, load, onProgress);
  return {
    compiler: await compile(compiler!),
    linker: await compile(linker!),
    archives: archives!,
    packages: manifest.packages,
  };
}
