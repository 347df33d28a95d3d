import type { LanguageRuntime } from '../language-runtime';
import { LanguageUnavailable } from '../runner';
import type { GoAssets } from './assets';

export function createGoRuntime(_assets: GoAssets): LanguageRuntime {
  throw new LanguageUnavailable('Go programs cannot be run here yet.');
}
