import type { AssetLoader, LoadProgress } from './asset-files';
import { type CAssets, loadC } from './c/assets';
import { type GoAssets, loadGo } from './go/assets';
import { type JavaScriptAssets, loadJavaScript } from './javascript/assets';
import type { CompiledLanguage } from './languages';
import { loadPython, type PythonAssets } from './python/assets';
import { type Language, LanguageUnavailable, RunnerFailed } from './runner';
import { loadSql, type SqlAssets } from './sql/assets';
import { loadTypeScript, type TypeScriptAssets } from './typescript/assets';

export type { AssetLoader, LoadProgress } from './asset-files';

/** What a runtime is made of: can be posted to a worker as it is. */
export interface RuntimeAssets {
  python: PythonAssets;
  javascript: JavaScriptAssets;
  typescript: TypeScriptAssets;
  sql: SqlAssets;
  c: CAssets;
  go: GoAssets;
}

/**
 * What a runtime is made from. A compiled language's may be made of nothing: it then runs what was compiled elsewhere
 * (`RunRequest.artifact`) and compiles nothing itself.
 */
export type AssetsFor<L extends Language> = L extends CompiledLanguage
  ? RuntimeAssets[L] | undefined
  : RuntimeAssets[L];

type Load<A> = (load: AssetLoader, onProgress?: (progress: LoadProgress) => void) => Promise<A>;

const LOADERS: { [L in Language]: Load<RuntimeAssets[L]> } = {
  python: loadPython,
  javascript: loadJavaScript,
  typescript: loadTypeScript,
  sql: loadSql,
  c: loadC,
  go: loadGo,
};

/**
 * Loads and compiles a language's runtime. Rejects with `LanguageUnavailable` when this installation has none, with
 * `RunnerFailed` when it could not be had.
 */
export async function loadRuntimeAssets<L extends Language>(
  language: L,
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<RuntimeAssets[L]> {
  try {
    return await LOADERS[language](load, onProgress);
  } catch (error) {
    if (error instanceof LanguageUnavailable) throw error;
    throw new RunnerFailed(`The ${language} runtime could not be loaded.`, { cause: error });
  }
}
