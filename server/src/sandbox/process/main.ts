import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type AssetLoader, loadRuntimeAssets } from '@shared/runner/assets';
import { LANGUAGES, type Language } from '@shared/runner/runner';
import { createRuntime } from '@shared/runner/runtime';
import { lockDown } from './lockdown';
import { type ServedRuntime, serve } from './serve';

/*
 * The runner's program: `runner.mjs <runtimes folder>`. It loads every language's runtime, gives up what it needed
 * for that, and serves one run at a time.
 */
const folder = process.argv[2] ?? '.';
const decompress = promisify(brotliDecompress);

/** Manifests lie as they are, everything else as `<name>.br`. */
const load: AssetLoader = async (name) =>
  name.endsWith('.json')
    ? readFile(join(folder, name))
    : decompress(await readFile(join(folder, `${name}.br`)));

async function loadRuntime(language: Language): Promise<[Language, ServedRuntime]> {
  return [language, createRuntime(language, await loadRuntimeAssets(language, load))];
}

const runtimes = new Map(await Promise.all(LANGUAGES.map(loadRuntime)));
lockDown();
await serve(runtimes);
process.exit(0);
