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

/** The files of each runtime, in a form that can be posted to a worker. */
export interface RuntimeAssets {
  python: PythonAssets;
  javascript: JavaScriptAssets;
  typescript: TypeScriptAssets;
  sql: SqlAssets;
  c: CAssets;
  go: GoAssets;
}

/**
 * The files of a runtime. They're optional for a compiled language, which can then only run programs that were compiled
 * elsewhere (`RunRequest.artifact`).
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
 * Loads and compiles a language's runtime. Rejects with `LanguageUnavailable` if this installation has none, and with
 * `RunnerFailed` if loading fails.
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
