import { LanguageUnavailable } from '../runner';

export type SqlAssets = Record<string, never>;

export async function loadSql(): Promise<SqlAssets> {
  throw new LanguageUnavailable('SQL programs cannot be run here yet.');
}
