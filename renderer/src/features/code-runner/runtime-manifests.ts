import type { Language } from '@shared/runner/languages';

/** One file of a runtime, as far as fetching it goes. Sizes are bytes. */
export interface RuntimeFile {
  name: string;
  bytes: number;
  compressedBytes: number;
  sha256: string;
}

/**
 * Manifests of the runtimes that are part of this repository: part of the build, so that no request has to come before
 * those for the runtimes themselves. The other runtimes are made on the server's machine and ask for theirs.
 */
const BUILT_IN = import.meta.glob<object>('../../../../resources/runtimes/*/manifest.json', {
  eager: true,
  import: 'default',
});

export function builtInManifest(language: Language): object | undefined {
  return BUILT_IN[`../../../../resources/runtimes/${language}/manifest.json`];
}

/** Every file that a manifest names, wherever in it: each language's has a shape of its own. */
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
