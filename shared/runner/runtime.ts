import type { AssetsFor } from './assets';
import type { LanguageRuntime } from './language-runtime';
import type { Language } from './runner';

/** Each language's code is imported on first use. */
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

/** Creates a runtime from loaded assets (see `loadRuntimeAssets`). Cheap, so a killed thread is quickly replaced. */
export async function createRuntime<L extends Language>(
  language: L,
  assets: AssetsFor<L>,
): Promise<LanguageRuntime> {
  const create = await FACTORIES[language]();
  return create(assets);
}
