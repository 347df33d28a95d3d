import type { AssetLoader, Language } from '@shared/runner';
import javascriptManifest from '../../../../resources/runtimes/javascript/manifest.json';
import pythonManifest from '../../../../resources/runtimes/python/manifest.json';

/** The manifests are part of the build, so that no request has to come before those for the runtimes themselves. */
const MANIFESTS: Record<string, object> = {
  'python/manifest.json': pythonManifest,
  'javascript/manifest.json': javascriptManifest,
};

const FILES: Partial<Record<Language, { name: string; sha256: string; compressedBytes: number }[]>> = {
  python: [pythonManifest.module, pythonManifest.snapshot],
  javascript: [javascriptManifest.module],
};

const checksums = new Map(
  Object.entries(FILES).flatMap<[string, string]>(([language, files]) =>
    files.map((file) => [`${language}/${file.name}`, file.sha256]),
  ),
);

/** What a language's runtime weighs on the way here: bytes, compressed. */
export function downloadBytes(language: Language): number {
  return (FILES[language] ?? []).reduce((sum, file) => sum + file.compressedBytes, 0);
}

/** Loads runtimes by `fetchAsset` under addresses that name their content, so that a browser may keep them for ever. */
export function runtimeAssets(fetchAsset: AssetLoader): AssetLoader {
  return async (name, onBytes) => {
    const manifest = MANIFESTS[name];
    if (manifest) return new TextEncoder().encode(JSON.stringify(manifest));
    const checksum = checksums.get(name);
    return fetchAsset(checksum ? `${name}?v=${checksum}` : name, onBytes);
  };
}
