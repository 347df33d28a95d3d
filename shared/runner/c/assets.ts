import { LanguageUnavailable } from '../runner';

export type CAssets = Record<string, never>;

export async function loadC(): Promise<CAssets> {
  throw new LanguageUnavailable('C programs cannot be run here yet.');
}
