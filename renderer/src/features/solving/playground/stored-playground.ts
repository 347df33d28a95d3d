import { LANGUAGES, type Language } from '@shared/runner/languages';
import type { TextStorage } from '@web/platform';
import { type Program, readProgram } from './program';

/** A playground's state in local storage, one per language and one per guided page with a program of its own. */
export interface StoredPlayground {
  /** The example or shared program that Reset restores. */
  original: Program;
  current: Program;
  /** The learner's own program, saved when an example or a link replaced it. */
  saved: Program | null;
}

const keyOf = (name: string) => `emberforge.playground.${name}`;

export function readStored(storage: TextStorage, name: string): StoredPlayground | null {
  try {
    const stored = JSON.parse(storage.get(keyOf(name)) ?? 'null') as Record<string, unknown> | null;
    const original = readProgram(stored?.begun);
    const current = readProgram(stored?.now);
    return original && current ? { original, current, saved: readProgram(stored?.aside) } : null;
  } catch {
    return null; // corrupted by something else on this origin: treated as missing
  }
}

export function writeStored(
  storage: TextStorage,
  name: string,
  { original, current, saved }: StoredPlayground,
): void {
  storage.set(keyOf(name), JSON.stringify({ begun: original, now: current, aside: saved }));
}

const LAST_LANGUAGE = 'emberforge.playground-language';

/** The last used language in this browser; Python by default. */
export const readLastLanguage = (storage: TextStorage): Language =>
  LANGUAGES.find((language) => language === storage.get(LAST_LANGUAGE)) ?? 'python';

export const writeLastLanguage = (storage: TextStorage, language: Language): void =>
  void storage.set(LAST_LANGUAGE, language);
