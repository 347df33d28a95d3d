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
  private readonly manifests = new Map<Language, Promise<object>>();

  constructor(
    private readonly fetchAsset: FetchAsset,
    private readonly manifestStorage?: Pick<Storage, 'getItem' | 'setItem'>,
  ) {}

  /** For `loadRuntimeAssets`: `name` is `<language>/<file>`. */
  readonly load: AssetLoader = async (name, onBytes) => {
    const [language, fileName] = split(name);
    const manifest = await this.manifest(language);
    if (fileName === 'manifest.json') return new TextEncoder().encode(JSON.stringify(manifest));
    const file = filesIn(manifest).find((each) => each.name === fileName);
    if (!file) throw new Error(`${name} is not in its manifest`);
    return this.fetchAsset(requestOf(language, file), { onBytes });
  };

  /** Download size of a language's runtime: bytes, compressed. Rejects like `manifest`. */
  async downloadBytes(language: Language): Promise<number> {
    return sum(filesIn(await this.manifest(language)), ({ compressedBytes }) => compressedBytes);
  }

  /** Whether all its files are already cached. */
  async isCached(language: Language): Promise<boolean> {
    const files = filesIn(await this.manifest(language));
    const cached = await Promise.all(files.map((file) => isCached(urlOf(language, file))));
    return cached.every(Boolean);
  }

  /** Downloads and caches the files that are missing, one after the other. */
  async download(
    language: Language,
    { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: LoadProgress) => void },
  ): Promise<void> {
    const files = filesIn(await this.manifest(language));
    const totalBytes = sum(files, ({ compressedBytes }) => compressedBytes);
    let done = 0;
    for (const file of files) {
      const compressionRatio = file.compressedBytes / file.bytes;
      await this.fetchAsset(
        { ...requestOf(language, file), cacheOnly: true },
        {
          signal,
          onBytes: (received) =>
            onProgress({ receivedBytes: Math.round(done + received * compressionRatio), totalBytes }),
        },
      );
      done += file.compressedBytes;
      onProgress({ receivedBytes: done, totalBytes });
    }
  }

  /**
   * Rejects with `LanguageUnavailable` if the server has no runtime for the language. While the server can't be reached,
   * the last manifest it sent is used.
   */
  manifest(language: Language): Promise<object> {
    const builtIn = builtInManifest(language);
    if (builtIn) return Promise.resolve(builtIn);
    const known = this.manifests.get(language);
    if (known) return known;
    const requested = this.requestManifest(language);
    this.manifests.set(language, requested);
    requested.catch(() => this.manifests.delete(language));
    return requested;
  }

  private async requestManifest(language: Language): Promise<object> {
    const key = `emberforge.runtime.${language}`;
    try {
      const bytes = await this.fetchAsset({ baseUrl: BASE_URL, name: `${language}/manifest.json` });
      const text = new TextDecoder().decode(bytes);
      const manifest = JSON.parse(text) as object;
      this.manifestStorage?.setItem(key, text);
      return manifest;
    } catch (error) {
      if (error instanceof AssetMissing) throw new LanguageUnavailable(missingText(language));
      const stored = this.manifestStorage?.getItem(key);
      if (!stored) throw error;
      return JSON.parse(stored) as object;
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
