import type { LanguageRuntime } from '../language-runtime';
import { LanguageUnavailable } from '../runner';
import type { CAssets } from './assets';

export function createCRuntime(_assets: CAssets): LanguageRuntime {
  throw new LanguageUnavailable('C programs cannot be run here yet.');
}
