import { expect, test } from 'vitest';
import type { AssetLoader } from './asset-files';
import { loadRuntimeAssets } from './assets';
import { RunnerFailed } from './runner';
import { diskAssets } from './testing/disk-assets';

test.each([
  ['javascript', ['javascript/quickjs.wasm', 'javascript/guest.bin']],
  ['typescript', ['javascript/quickjs.wasm', 'javascript/guest.bin', 'typescript/libraries.bin']],
  ['sql', ['sql/sqlite.wasm']],
] as const)('%s loads its module and its other files, each with its size', async (language, names) => {
  const asked: [string, number | undefined][] = [];
  const shares: number[] = [];
  const load: AssetLoader = (name, onBytes, file) => {
    if (!name.endsWith('.json')) asked.push([name, file?.bytes]);
    return diskAssets(name, onBytes, file);
  };
  const assets = await loadRuntimeAssets(language, load, ({ receivedBytes, totalBytes }) =>
    shares.push(receivedBytes / totalBytes),
  );
  expect(assets.module).toBeInstanceOf(WebAssembly.Module);
  expect(asked.map(([name]) => name)).toEqual(names);
  for (const [name, bytes] of asked) expect((await diskAssets(name)).length).toBe(bytes);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('a file whose size differs from its manifest is rejected', async () => {
  const short: AssetLoader = async (name) => {
    const bytes = await diskAssets(name);
    return name.endsWith('.json') ? bytes : bytes.subarray(1);
  };
  const failure = await loadRuntimeAssets('sql', short).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RunnerFailed);
  expect(String((failure as Error).cause)).toMatch(/sql\/sqlite\.wasm has \d+ bytes, not \d+/);
});
