import { LANGUAGES, type Language } from '@shared/runner/languages';
import type { TextStorage } from '@web/platform';
import { type Program, readProgram } from './program';

/** What a playground keeps on this machine for each language. */
export interface KeptPlayground {
  /** What the program was begun from: where Reset leads. */
  begun: Program;
  now: Program;
  /** The program before, put aside when an example or a link took its place. */
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
    return null; // spoilt by something else on this origin: as if there were none
  }
}

export function writeKept(storage: TextStorage, language: Language, kept: KeptPlayground): void {
  storage.set(keyOf(language), JSON.stringify(kept));
}

const LAST_LANGUAGE = 'emberforge.playground-language';

/** The language that was written in last on this machine; Python where none was. */
export const readLastLanguage = (storage: TextStorage): Language =>
  LANGUAGES.find((language) => language === storage.get(LAST_LANGUAGE)) ?? 'python';

export const writeLastLanguage = (storage: TextStorage, language: Language): void =>
  storage.set(LAST_LANGUAGE, language);
