import { expect, test } from 'vitest';
import manifest from '../../../../resources/runtimes/python/manifest.json';
import { downloadBytes, runtimeAssets } from './runtime-assets';

test('a runtime’s address names its content, and its manifest needs no request', async () => {
  const fetched: string[] = [];
  const load = runtimeAssets(async (name) => {
    fetched.push(name);
    return new Uint8Array();
  });
  const text = new TextDecoder().decode(await load('python/manifest.json'));
  expect(JSON.parse(text)).toEqual(manifest);
  await load('python/run.wasm');
  expect(fetched).toEqual([`python/run.wasm?v=${manifest.module.sha256}`]);
});

test('what is waited for is counted as it comes through the line', () => {
  expect(downloadBytes('python')).toBe(manifest.module.compressedBytes + manifest.snapshot.compressedBytes);
});
