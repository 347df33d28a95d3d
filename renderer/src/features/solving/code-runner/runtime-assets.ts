import type { AssetLoader, Language, LoadProgress } from '@shared/runner';
import { LANGUAGE_FACTS } from '@shared/runner/languages';
import { LanguageUnavailable } from '@shared/runner/runner';
import { isCached } from './asset-cache';
import { AssetMissing } from './fetch-bytes';
import type { FetchAsset } from './fetch-in-worker';
import { builtInManifest, filesIn, type RuntimeFile } from './runtime-manifests';

const BASE_URL = '/runtimes';

/**
 * Loads the runtimes from addresses that contain their hash. They're cached on this computer, so each one is downloaded only
 * once and works offline.
 */
export class RuntimeAssetStore {
  constructor(
    private readonly fetchAsset: FetchAsset,
    private readonly manifests: (language: Language) => object = builtInManifest,
  ) {}

  /** For `loadRuntimeAssets`: `name` is `<language>/<file>`. */
  readonly load: AssetLoader = async (name, onBytes) => {
    const [language, fileName] = split(name);
    const manifest = this.manifests(language);
    if (fileName === 'manifest.json') return new TextEncoder().encode(JSON.stringify(manifest));
    const file = filesIn(manifest).find((each) => each.name === fileName);
    if (!file) throw new Error(`${name} is not in its manifest`);
    return this.fetch(language, file, { onBytes });
  };

  /** Download size of a language's runtime: bytes, compressed. */
  downloadBytes(language: Language): number {
    return sum(filesIn(this.manifests(language)), ({ compressedBytes }) => compressedBytes);
  }

  /** Whether all its files are already cached. */
  async isCached(language: Language): Promise<boolean> {
    return (await this.cached(language)).every(Boolean);
  }

  /** Whether one of its files is. */
  async hasAny(language: Language): Promise<boolean> {
    return (await this.cached(language)).some(Boolean);
  }

  private cached(language: Language): Promise<boolean[]> {
    const files = filesIn(this.manifests(language));
    return Promise.all(files.map((file) => isCached(urlOf(language, file))));
  }

  /** Downloads and caches the files that are missing, one after the other. */
  async download(
    language: Language,
    { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: LoadProgress) => void },
  ): Promise<void> {
    const files = filesIn(this.manifests(language));
    const totalBytes = sum(files, ({ compressedBytes }) => compressedBytes);
    let done = 0;
    for (const file of files) {
      const compressionRatio = file.compressedBytes / file.bytes;
      await this.fetch(language, file, {
        cacheOnly: true,
        signal,
        onBytes: (received) =>
          onProgress({ receivedBytes: Math.round(done + received * compressionRatio), totalBytes }),
      });
      done += file.compressedBytes;
      onProgress({ receivedBytes: done, totalBytes });
    }
  }

  /** Rejects with `LanguageUnavailable` if the server doesn't have the file. */
  private async fetch(
    language: Language,
    file: RuntimeFile,
    { cacheOnly, ...options }: Parameters<FetchAsset>[1] & { cacheOnly?: boolean },
  ): Promise<Uint8Array> {
    try {
      return await this.fetchAsset({ ...requestOf(language, file), cacheOnly }, options);
    } catch (error) {
      throw error instanceof AssetMissing ? new LanguageUnavailable(missingText(language)) : error;
    }
  }
}

function missingText(language: Language): string {
  const { title } = LANGUAGE_FACTS[language];
  return `${title} programs can’t run here: this server has no ${title} compiler. Your code is safe.`;
}

const split = (name: string) => name.split('/') as [Language, string];
const sum = <T>(items: readonly T[], size: (item: T) => number) =>
  items.reduce((total, item) => total + size(item), 0);
const versioned = (language: Language, file: RuntimeFile) => `${language}/${file.name}?v=${file.sha256}`;
const urlOf = (language: Language, file: RuntimeFile) => `${BASE_URL}/${versioned(language, file)}`;
const requestOf = (language: Language, file: RuntimeFile) => ({
  baseUrl: BASE_URL,
  name: versioned(language, file),
  sha256: file.sha256,
});
