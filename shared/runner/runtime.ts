import type { RuntimeAssets } from './assets';
import { createJavaScriptRuntime } from './javascript/javascript-runtime';
import type { LanguageRuntime } from './language-runtime';
import { createPythonRuntime } from './python/python-runtime';
import type { Language } from './runner';

/** Wraps loaded assets (see `loadRuntimeAssets`) as a runtime; cheap, so a killed thread can start anew. */
export function createRuntime<L extends Language>(language: L, assets: RuntimeAssets[L]): LanguageRuntime {
  return language === 'python'
    ? createPythonRuntime(assets as RuntimeAssets['python'])
    : createJavaScriptRuntime(assets as RuntimeAssets['javascript']);
}
