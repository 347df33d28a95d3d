import type { LanguageRuntime } from '../language-runtime';
import { LanguageUnavailable } from '../runner';
import type { SqlAssets } from './assets';

export function createSqlRuntime(_assets: SqlAssets): LanguageRuntime {
  throw new LanguageUnavailable('SQL programs cannot be run here yet.');
}
