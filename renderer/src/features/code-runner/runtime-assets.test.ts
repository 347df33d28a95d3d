import { LanguageUnavailable } from '@shared/runner/runner';
import { expect, test } from 'vitest';
import manifest from '../../../../resources/runtimes/python/manifest.json';
import type { AssetRequest } from './asset-messages';
import { AssetMissing } from './fetch-bytes';
import { RuntimeAssetStore } from './runtime-assets';
import { filesIn } from './runtime-manifests';

const C = {
  version: '1',
  compiler: { name: 'clang.wasm', bytes: 40, sha256: 'aa', compressedBytes: 10, compressedSha256: 'x' },
  sysroot: [{ name: 'sysroot.bin', bytes: 8, sha256: 'bb', compressedBytes: 4, compressedSha256: 'y' }],
};

function setUp(answer: (request: AssetRequest) => unknown = () => C) {
  const requests: AssetRequest[] = [];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  const make = () =>
    new RuntimeAssetStore(async (request, { onBytes } = {}) => {
      requests.push(request);
      onBytes?.(request.name.includes('clang') ? 20 : 4);
      return new TextEncoder().encode(JSON.stringify(answer(request)));
    }, storage);
  return { requests, make, store: make() };
}

test('a runtime’s address contains its hash, and a built-in manifest needs no request', async () => {
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

test('a manifest that the server generates is requested once', async () => {
  const { store, requests } = setUp();
  expect(await store.downloadBytes('c')).toBe(14);
  await store.load('c/sysroot.bin');
  expect(requests.map(({ name }) => name)).toEqual(['c/manifest.json', 'c/sysroot.bin?v=bb']);
});

test('the last manifest is used while offline', async () => {
  let isOnline = true;
  const { store, make } = setUp(() => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return C;
  });
  await store.manifest('c');
  isOnline = false;
  expect(await make().manifest('c')).toEqual(C);
  const failing = setUp(() => {
    throw new TypeError('Failed to fetch');
  });
  await expect(failing.store.manifest('c')).rejects.toThrow('Failed to fetch');
});

test('a missing compiler is reported, and requested again later', async () => {
  let isAvailable = false;
  const { store } = setUp(() => {
    if (!isAvailable) throw new AssetMissing('none');
    return C;
  });
  const manifest = store.manifest('c');
  await expect(manifest).rejects.toBeInstanceOf(LanguageUnavailable);
  await expect(manifest).rejects.toThrow('this server has no C compiler');
  isAvailable = true;
  await expect(store.manifest('c')).resolves.toEqual(C);
});

test('progress is reported in compressed bytes', async () => {
  const { store } = setUp();
  const seen: number[] = [];
  await store.download('c', {
    signal: new AbortController().signal,
    onProgress: ({ receivedBytes, totalBytes }) => seen.push(receivedBytes / totalBytes),
  });
  expect(seen).toEqual([5 / 14, 10 / 14, 12 / 14, 1]);
  expect(await store.downloadBytes('python')).toBe(
    filesIn(manifest).reduce((sum, file) => sum + file.compressedBytes, 0),
  );
});
