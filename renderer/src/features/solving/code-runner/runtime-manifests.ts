import type { Language } from '@shared/runner/languages';

/** One file of a runtime, with the information needed to fetch it. Sizes are in bytes. */
export interface RuntimeFile {
  name: string;
  bytes: number;
  compressedBytes: number;
  sha256: string;
}

/** The runtimes' manifests. They're bundled, which saves a request before each runtime. */
const BUILT_IN = import.meta.glob<object>('../../../../../resources/runtimes/*/manifest.json', {
  eager: true,
  import: 'default',
});

export function builtInManifest(language: Language): object {
  const manifest = BUILT_IN[`../../../../../resources/runtimes/${language}/manifest.json`];
  if (!manifest) throw new Error(`There is no ${language} runtime.`);
  return manifest;
}

/** Every file in a manifest, at any depth: each language's manifest has its own structure. */
export function filesIn(manifest: unknown): RuntimeFile[] {
  if (typeof manifest !== 'object' || manifest === null) return [];
  if (isFile(manifest)) return [manifest];
  return Object.values(manifest).flatMap(filesIn);
}

function isFile(value: object): value is RuntimeFile {
  const { name, bytes, compressedBytes, sha256 } = value as Partial<RuntimeFile>;
  return (
    typeof name === 'string' &&
    typeof bytes === 'number' &&
    typeof compressedBytes === 'number' &&
    typeof sha256 === 'string'
  );
}
