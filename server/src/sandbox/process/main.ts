import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type AssetLoader, loadRuntimeAssets } from '@shared/runner/assets';
import { LANGUAGE_FACTS } from '@shared/runner/languages';
import { type Language, LanguageUnavailable } from '@shared/runner/runner';
import { createRuntime } from '@shared/runner/runtime';
import { lockDown } from './lockdown';
import { RuntimeFolders } from './runtime-folders';
import { type ServedRuntime, serve, type Unavailable, warmUp } from './serve';

/*
 * The runner's program: `runner.mjs <languages, by comma> <runtime folder> ...`. It loads these languages' runtimes,
 * gives up what it needed for that, and serves one run at a time.
 */
const [languages = '', ...roots] = process.argv.slice(2);
const folders = new RuntimeFolders(roots);
const decompress = promisify(brotliDecompress);

/** One language that is missing or broken does not take the others along: its runs are told so. */
async function loadRuntime(language: Language): Promise<[Language, ServedRuntime | Unavailable]> {
  const missing = missingWords(language);
  /** Manifests lie as they are, everything else as `<name>.br`. */
  const load: AssetLoader = async (name) => {
    const folder = folders.folderOf(name.split('/')[0]!);
    if (!folder) throw new LanguageUnavailable(missing);
    const path = join(folder, name);
    return name.endsWith('.json') ? readFile(path) : decompress(await readFile(`${path}.br`));
  };
  try {
    return [language, await createRuntime(language, await loadRuntimeAssets(language, load))];
  } catch (error) {
    if (error instanceof LanguageUnavailable) return [language, { message: error.message }];
    return [language, broken(language, error)];
  }
}

function missingWords(language: Language): string {
  const { title } = LANGUAGE_FACTS[language];
  return `${title} programs cannot be run here: this installation has no ${title} runtime.`;
}

function broken(language: Language, error: unknown): Unavailable {
  const { cause = error } = error as Error;
  return { message: missingWords(language), cause: String(cause).slice(0, 1000) };
}

/** One print and one check each: enough for the engine to compile what nearly every run needs. */
const FIRST_PROGRAMS: Readonly<Partial<Record<Language, string>>> = {
  python: 'def f(x): return x\nprint(f(1))',
  javascript: 'const f = (x) => x; console.log(f(1));',
};

async function makeReady(language: Language, runtime: ServedRuntime): Promise<void> {
  const program = FIRST_PROGRAMS[language];
  if (program) await warmUp(runtime, language, program);
  await runtime.prepare();
}

const served = new Map(await Promise.all((languages.split(',') as Language[]).map(loadRuntime)));
lockDown();
for (const [language, runtime] of served) {
  if (!('run' in runtime)) continue;
  await makeReady(language, runtime).catch((error: unknown) => served.set(language, broken(language, error)));
}
await serve(served);
process.exit(0);
