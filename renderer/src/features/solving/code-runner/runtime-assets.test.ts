import { LANGUAGES } from '@shared/runner/languages';
import { LanguageUnavailable } from '@shared/runner/runner';
import { expect, test } from 'vitest';
import manifest from '../../../../../resources/runtimes/python/manifest.json';
import type { AssetRequest } from './asset-messages';
import { AssetMissing } from './fetch-bytes';
import { RuntimeAssetStore } from './runtime-assets';

const C = {
  version: '1',
  compiler: { name: 'clang.wasm', bytes: 40, sha256: 'aa', compressedBytes: 10, compressedSha256: 'x' },
  sysroot: [{ name: 'sysroot.bin', bytes: 8, sha256: 'bb', compressedBytes: 4, compressedSha256: 'y' }],
};

function setUp({ manifests, isMissing = false }: { manifests?: () => object; isMissing?: boolean } = {}) {
  const requests: AssetRequest[] = [];
  const store = new RuntimeAssetStore(async (request, { onBytes } = {}) => {
    requests.push(request);
    if (isMissing) throw new AssetMissing('none');
    onBytes?.(request.name.includes('clang') ? 20 : 4);
    return new Uint8Array();
  }, manifests);
  return { requests, store };
}

test('a runtime’s address contains its hash, and a manifest needs no request', async () => {
  const { store, requests } = setUp();
  const text = new TextDecoder().decode(await store.load('python/manifest.json'));
  expect(JSON.parse(text)).toEqual(manifest);
  await store.load('python/run.wasm');
  expect(requests).toEqual([
    {
      baseUrl: '/runtimes',
      name: `python/run.wasm?v=${manifest.module.sha256}`,
      sha256: manifest.module.sha256,
    },
  ]);
});

test('every language’s manifest is built in', () => {
  const { store } = setUp();
  for (const language of LANGUAGES) expect(store.downloadBytes(language)).toBeGreaterThan(0);
});

test('files that the server doesn’t have are reported', async () => {
  const { store } = setUp({ isMissing: true });
  const loaded = store.load('c/llvm.wasm');
  await expect(loaded).rejects.toBeInstanceOf(LanguageUnavailable);
  await expect(loaded).rejects.toThrow('this server has no C compiler');
});

test('progress is reported in compressed bytes', async () => {
  const { store } = setUp({ manifests: () => C });
  const seen: number[] = [];
  await store.download('c', {
    signal: new AbortController().signal,
    onProgress: ({ receivedBytes, totalBytes }) => seen.push(receivedBytes / totalBytes),
  });
  expect(seen).toEqual([5 / 14, 10 / 14, 12 / 14, 1]);
  expect(store.downloadBytes('c')).toBe(14);
});
