import type { LanguageRuntime } from '../language-runtime';
import { LanguageUnavailable } from '../runner';
import type { TypeScriptAssets } from './assets';

export function createTypeScriptRuntime(_assets: TypeScriptAssets): LanguageRuntime {
  throw new LanguageUnavailable('TypeScript programs cannot be run here yet.');
}
