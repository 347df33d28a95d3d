import type { LanguageRuntime } from '../language-runtime';
import { asModules } from './as-modules';
import type { JavaScriptAssets } from './assets';
import { createQuickJsRuntime } from './quickjs-runtime';

/** Runs JavaScript on QuickJS, every file as an ES module. */
export const createJavaScriptRuntime = (assets: JavaScriptAssets): LanguageRuntime =>
  createQuickJsRuntime(assets, {
    language: 'javascript',
    translate: ({ files, tests = [] }) => asModules(files, tests),
  });
