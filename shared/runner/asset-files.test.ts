import { expect, test } from 'vitest';
import type { AssetLoader } from './asset-files';
import { loadRuntimeAssets } from './assets';
import { RunnerFailed } from './runner';
import { diskAssets } from './testing/disk-assets';

test.each([
  ['javascript', ['javascript/quickjs.wasm', 'javascript/guest.bin']],
  ['typescript', ['javascript/quickjs.wasm', 'javascript/guest.bin', 'typescript/libraries.bin']],
  ['sql', ['sql/sqlite.wasm']],
] as const)('%s loads its module and its other files, with their sizes', async (language, names) => {
  const requested: [string, number | undefined][] = [];
  const fractions: number[] = [];
  const load: AssetLoader = (name, onBytes, file) => {
    if (!name.endsWith('.json')) requested.push([name, file?.bytes]);
    return diskAssets(name, onBytes, file);
  };
  const assets = await loadRuntimeAssets(language, load, ({ receivedBytes, totalBytes }) =>
    fractions.push(receivedBytes / totalBytes),
  );
  expect(assets.module).toBeInstanceOf(WebAssembly.Module);
  expect(requested.map(([name]) => name)).toEqual(names);
  for (const [name, bytes] of requested) expect((await diskAssets(name)).length).toBe(bytes);
  expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
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
