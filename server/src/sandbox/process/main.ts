import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { loadRuntimeAssets } from '@shared/runner/assets';
import { LANGUAGE_FACTS } from '@shared/runner/languages';
import type { ServedRuntime } from '@shared/runner/protocol/serve-run';
import type { Language } from '@shared/runner/runner';
import { createRuntime } from '@shared/runner/runtime';
import { DiskLoader } from './disk-loader';
import { lockDown } from './lockdown';
import { RuntimeFolders } from './runtime-folders';
import { serve, type Unavailable } from './serve';
import { warmUp } from './warm-up';

/*
 * The runner's program: `runner.mjs <comma-separated languages> <runtime folder> ...`. It loads the languages' runtimes,
 * drops its permissions and then serves one run at a time.
 */
/** Delay before warming up. If the server started this process for a run, the order arrives within it. */
const FIRST_ORDER_DELAY_MS = 20;

const [languages = '', ...roots] = process.argv.slice(2);
const folders = new RuntimeFolders(roots);

/** A missing or broken language doesn't affect the others. Its runs report the reason. */
async function loadRuntime(language: Language): Promise<[Language, ServedRuntime | Unavailable]> {
  const loader = new DiskLoader(folders);
  try {
    const assets = await loadRuntimeAssets(language, loader.load);
    loader.release();
    return [language, await createRuntime(language, assets)];
  } catch (error) {
    return [language, unavailable(language, error)];
  }
}

function unavailable(language: Language, error: unknown): Unavailable {
  const { title } = LANGUAGE_FACTS[language];
  const message = `${title} programs can’t run here: this installation has no ${title} runtime.`;
  const { cause = error } = error as Error;
  return { message, ...(folders.folderOf(language) && { cause: String(cause).slice(0, 1000) }) };
}

const served = new Map(await Promise.all((languages.split(',') as Language[]).map(loadRuntime)));

async function* warmUpAll(): AsyncGenerator<void> {
  await setTimeout(FIRST_ORDER_DELAY_MS);
  yield;
  for (const [language, runtime] of served) {
    if (!('run' in runtime)) continue;
    try {
      yield* warmUp(runtime, language);
    } catch (error) {
      served.set(language, unavailable(language, error));
    }
  }
}

lockDown();
await serve(served, warmUpAll());
process.exit(0);
