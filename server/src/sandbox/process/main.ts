import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type AssetLoader, loadRuntimeAssets } from '@shared/runner/assets';
import { LANGUAGES, type Language, LanguageUnavailable } from '@shared/runner/runner';
import { createRuntime } from '@shared/runner/runtime';
import { lockDown } from './lockdown';
import { type ServedRuntime, serve, warmUp } from './serve';

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

async function loadRuntime(language: Language): Promise<[Language, ServedRuntime][]> {
  try {
    return [[language, await createRuntime(language, await loadRuntimeAssets(language, load))]];
  } catch (error) {
    if (error instanceof LanguageUnavailable) return []; // its runs are refused, with the reason
    throw error;
  }
}

/** One print and one check each: enough for the engine to compile what nearly every run needs. */
const FIRST_PROGRAMS: Readonly<Partial<Record<Language, string>>> = {
  python: 'def f(x): return x\nprint(f(1))',
  javascript: 'const f = (x) => x; console.log(f(1));',
};

const runtimes = new Map((await Promise.all(LANGUAGES.map(loadRuntime))).flat());
lockDown();
for (const [language, runtime] of runtimes) {
  const program = FIRST_PROGRAMS[language];
  if (program) await warmUp(runtime, language, program);
}
await serve(runtimes);
process.exit(0);
