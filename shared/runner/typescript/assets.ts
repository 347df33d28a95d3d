import { LanguageUnavailable } from '../runner';

export type TypeScriptAssets = Record<string, never>;

export async function loadTypeScript(): Promise<TypeScriptAssets> {
  throw new LanguageUnavailable('TypeScript programs cannot be run here yet.');
}
