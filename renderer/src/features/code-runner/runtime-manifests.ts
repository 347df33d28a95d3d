import type { Language } from '@shared/runner/languages';

/** One file of a runtime, with the information needed to fetch it. Sizes are in bytes. */
export interface RuntimeFile {
  name: string;
  bytes: number;
  compressedBytes: number;
  sha256: string;
}

/**
 * Manifests of the runtimes in this repository. They're bundled, which saves a request before each runtime. The other
 * runtimes are built on the server's machine, so their manifests have to be requested.
 */
const BUILT_IN = import.meta.glob<object>('../../../../resources/runtimes/*/manifest.json', {
  eager: true,
  import: 'default',
});

export function builtInManifest(language: Language): object | undefined {
  return BUILT_IN[`../../../../resources/runtimes/${language}/manifest.json`];
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
