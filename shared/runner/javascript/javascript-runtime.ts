import type { LanguageRuntime } from '../language-runtime';
import { asModules } from './as-modules';
import type { JavaScriptAssets } from './assets';
import { createQuickJsRuntime } from './quickjs-runtime';

/** JavaScript as QuickJS runs it: every file is a module. */
export const createJavaScriptRuntime = (assets: JavaScriptAssets): LanguageRuntime =>
  createQuickJsRuntime(assets, {
    language: 'javascript',
    translate: ({ files, tests = [] }) => asModules(files, tests),
  });
