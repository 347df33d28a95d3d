import type { LanguageRuntime } from '../language-runtime';
import { LanguageUnavailable } from '../runner';
import type { CAssets } from './assets';

/** Without assets it runs what was compiled elsewhere (`RunRequest.artifact`), and compiles nothing. */
export function createCRuntime(_assets?: CAssets): LanguageRuntime {
  throw new LanguageUnavailable('C programs cannot be run here yet.');
}
