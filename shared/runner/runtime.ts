import type { AssetsFor } from './assets';
import type { LanguageRuntime } from './language-runtime';
import type { Language } from './runner';

/** Each language's code is read when the language is first used. */
const FACTORIES: { [L in Language]: () => Promise<(assets: AssetsFor<L>) => LanguageRuntime> } = {
  python: () => import('./python/python-runtime').then((module) => module.createPythonRuntime),
  javascript: () =>
    import('./javascript/javascript-runtime').then((module) => module.createJavaScriptRuntime),
  typescript: () =>
    import('./typescript/typescript-runtime').then((module) => module.createTypeScriptRuntime),
  sql: () => import('./sql/sql-runtime').then((module) => module.createSqlRuntime),
  c: () => import('./c/c-runtime').then((module) => module.createCRuntime),
  go: () => import('./go/go-runtime').then((module) => module.createGoRuntime),
};

/** Wraps loaded assets (see `loadRuntimeAssets`) as a runtime; cheap, so a killed thread can start anew. */
export async function createRuntime<L extends Language>(
  language: L,
  assets: AssetsFor<L>,
): Promise<LanguageRuntime> {
  const create = await FACTORIES[language]();
  return create(assets);
}
