import { LanguageUnavailable } from '../runner';

export type GoAssets = Record<string, never>;

export async function loadGo(): Promise<GoAssets> {
  throw new LanguageUnavailable('Go programs cannot be run here yet.');
}
