import { LANGUAGES, type Language } from '@shared/runner/languages';
import type { TextStorage } from '@web/platform';
import { type Program, readProgram } from './program';

/** What a playground stores on this computer per language. */
export interface KeptPlayground {
  /** The program this one is based on, which Reset restores. */
  begun: Program;
  now: Program;
  /** The program that was saved when an example or a link replaced it. */
  aside: Program | null;
}

const keyOf = (language: Language) => `emberforge.playground.${language}`;

export function readKept(storage: TextStorage, language: Language): KeptPlayground | null {
  try {
    const kept = JSON.parse(storage.get(keyOf(language)) ?? 'null') as Record<string, unknown> | null;
    const begun = readProgram(kept?.begun);
    const now = readProgram(kept?.now);
    return begun && now ? { begun, now, aside: readProgram(kept?.aside) } : null;
  } catch {
    return null; // corrupted by something else on this origin: treated as missing
  }
}

export function writeKept(storage: TextStorage, language: Language, kept: KeptPlayground): void {
  storage.set(keyOf(language), JSON.stringify(kept));
}

const LAST_LANGUAGE = 'emberforge.playground-language';

/** The last used language on this computer; Python by default. */
export const readLastLanguage = (storage: TextStorage): Language =>
  LANGUAGES.find((language) => language === storage.get(LAST_LANGUAGE)) ?? 'python';

export const writeLastLanguage = (storage: TextStorage, language: Language): void =>
  storage.set(LAST_LANGUAGE, language);
